#!/usr/bin/env bash
# Builds a commit in a separate folder and switches to it, one instance after another, while the front sends visitors
# to the other instance. As root: deploy.sh [commit]
set -euo pipefail
base=${SITE_FOLDER:-/srv/site}
assets=${ASSETS_FOLDER:-/var/lib/nginx/site-assets}
read -ra ports <<<"${SITE_PORTS:-3001 3002}"

# One at a time: two deployments at once would take both instances down.
exec {lock}>"$base/deploy.lock"
if ! flock --nonblock "$lock"; then
  echo 'Another deployment is under way; this one waits for it.' >&2
  flock "$lock"
fi

commit=$(git -C "$base/repository" rev-parse --verify "${1:-HEAD}^{commit}")
release=$base/releases/$commit
# The link is created last: without it, the folder is left from a killed deployment.
if [ ! -L "$release/.data" ]; then
  git -C "$base/repository" worktree remove --force --force "$release" 2>/dev/null || rm -rf "$release"
  git -C "$base/repository" worktree add --force --force --detach "$release" "$commit"
  chown -R site: "$release"
  ln -s "$base/data" "$release/.data"
fi

run() { runuser -u site -- bash -c "set -a && . /etc/site.env && cd '$release' && $1"; }
# The complete builds of a release, which have a note, newest first. An instance starts with the first.
builds() { (cd "$1/.builds" 2>/dev/null && ls -t -- */site-build.json 2>/dev/null | cut -d/ -f1) || true; }
forget() { while read -r id; do rm -rf "$1/.builds/$id" "$1/.builds/$id.server"; done; }

# npm writes this file last. Packages are installed once, because instances may be using them; a build does not change
# them.
[ -e "$release/node_modules/.package-lock.json" ] || run 'npm ci'
before=$(builds "$release" | head -n 1)
run 'npm run build'
build=$(builds "$release" | head -n 1)

# Restarts the instance on a port, and waits until it is ready.
start() {
  systemctl restart "site@$1"
  local end=$((SECONDS + ${READY_SECONDS:-60}))
  while [ "$SECONDS" -lt "$end" ]; do
    if curl -fs --max-time 5 -o /dev/null "http://127.0.0.1:$1/readyz"; then return 0; fi
    sleep 0.5
  done
  echo "The instance on port $1 is not ready. See journalctl -u site@$1" >&2
  return 1
}

# An instance must not restart with a build that fails, for example after a reboot.
started=()
go_back() {
  [ -n "$previous" ] || return 0
  echo "Going back to $previous" >&2
  local proved later=
  proved=$(cat "$base/served-build" 2>/dev/null || true)
  if [ "$previous" = "$release" ] && [ ! -e "$release/.builds/$proved/site-build.json" ]; then proved=$before; fi
  # Later builds never proved to start, including those of a killed deployment, which an instance may be running.
  if [ -n "$proved" ] && [ -e "$previous/.builds/$proved/site-build.json" ]; then
    later=$(builds "$previous" | sed "/^$proved\$/,\$d")
  fi
  if [ -n "$later" ]; then
    forget "$previous" <<<"$later"
    for port in "${ports[@]}"; do [[ " ${started[*]} " == *" $port "* ]] || started+=("$port"); done
  fi
  ln -sfn "$previous" "$base/current"
  for port in "${started[@]}"; do start "$port" || return 0; done
}

# `current` is unreliable for that after a killed deployment.
previous=$(readlink "$base/served" || readlink "$base/current" || true)
trap go_back EXIT
trap 'exit 1' INT TERM HUP
# Before anyone gets a page that requests them.
node "$release/.builds/$build.server/publish-assets.mjs" "$assets"
# A power cut must not leave a build with empty files.
sync
ln -sfn "$release" "$base/current"
for port in "${ports[@]}"; do
  # On a rollback, the failed instance comes first.
  started=("$port" "${started[@]}")
  start "$port"
done
trap - EXIT INT TERM HUP
ln -sfn "$release" "$base/served"
echo "$build" >"$base/served-build"
# An instance also serves the files of the two previous builds.
builds "$release" | tail -n +4 | forget "$release"

# The two previous ones stay for a rollback: deploy.sh <commit>. Forced twice, because a killed deployment leaves a
# locked one.
find "$base/releases" -mindepth 1 -maxdepth 1 -printf '%T@ %p\n' | sort -rn | tail -n +4 | cut -d' ' -f2- |
  while read -r old; do [ "$old" = "$release" ] || git -C "$base/repository" worktree remove --force --force "$old"; done
