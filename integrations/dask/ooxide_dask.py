"""Shares of `ooxide verify` on a cluster of Dask: python ooxide_dask.py --shares 8 --out reports -- src -k 4

Without --scheduler it starts workers on this machine. Each share is a process of its own; its report appears in the folder --out only
when it is whole, and a share whose worker is lost is run again on another one. Then: ooxide merge reports/{1,2,...}.json
"""

import argparse
import os
import pathlib
import signal
import subprocess
import sys
import tempfile

from distributed import Client, LocalCluster, as_completed


def judge(share, shares, words, out):
    """Runs a share; what it writes has its name once it is whole."""
    line = ["ooxide", "verify", *words, "--shard", f"{share}/{shares}", "--format", "json", "--no-times"]
    done = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # 1 and 3 are answers; 2 is a call that nobody can answer
    if done.returncode not in (0, 1, 3):
        raise RuntimeError(done.stderr)
    with tempfile.NamedTemporaryFile("w", dir=out, suffix=".part", delete=False) as part:
        part.write(done.stdout)
    os.replace(part.name, os.path.join(out, f"{share}.json"))
    return share, done.returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scheduler", help="the address of a running cluster, whose workers see the same files")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="of this machine, without --scheduler")
    parser.add_argument("--shares", type=int, default=16)
    parser.add_argument("--out", default="reports", help="the folder of the reports")
    parser.add_argument("--kill-one", action="store_true", help="kill a worker in the midst of its work, as a test")
    parser.add_argument("words", nargs="+", help="what `ooxide verify` is given")
    args = parser.parse_args()
    out = str(pathlib.Path(args.out).resolve())
    os.makedirs(out, exist_ok=True)
    cluster = None
    if args.scheduler is None:
        cluster = LocalCluster(n_workers=args.workers, threads_per_worker=1, processes=True, dashboard_address=None)
    client = Client(args.scheduler or cluster)
    futures = [
        client.submit(judge, share, args.shares, args.words, out, pure=False, retries=3)
        for share in range(1, args.shares + 1)
    ]
    status, killed = 0, False
    for done in as_completed(futures):
        share, code = done.result()
        status = 1 if 1 in (status, code) else max(status, code)
        print(f"share {share} of {args.shares}: status {code}", file=sys.stderr)
        if args.kill_one and not killed:
            busy = [address for address, tasks in client.processing().items() if tasks]
            victim = client.run(os.getpid, workers=busy[:1])
            os.kill(next(iter(victim.values())), signal.SIGKILL)
            killed = True
            print(f"killed the worker {busy[0]}", file=sys.stderr)
    client.close()
    if cluster:
        cluster.close()
    sys.exit(0 if args.kill_one else status)


if __name__ == "__main__":
    main()
