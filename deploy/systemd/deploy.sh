#!/usr/bin/env bash
# Builds a commit in a folder of its own and puts it in the place of what is served, one instance after the other, while
# the front sends visitors to the instance that stays. As root: deploy.sh [commit]
set -euo pipefail
base=${SITE_FOLDER:-/srv/site}
assets=${ASSETS_FOLDER:-/var/lib/nginx/site-assets}
read -ra ports <<<"${SITE_PORTS:-3001 3002}"

# One after the other: two at once would take both instances down.
exec {lock}>"$base/deploy.lock"
if ! flock --nonblock "$lock"; then
  echo 'Another deployment is under way; this one waits for it.' >&2
  flock "$lock"
fi

commit=$(git -C "$base/repository" rev-parse --verify "${1:-HEAD}^{commit}")
release=$base/releases/$commit
# The link comes last: without it, the folder is left from a deployment that was killed.
if [ ! -L "$release/.data" ]; then
  git -C "$base/repository" worktree remove --force --force "$release" 2>/dev/null || rm -rf "$release"
  git -C "$base/repository" worktree add --force --force --detach "$release" "$commit"
  chown -R site: "$release"
  ln -s "$base/data" "$release/.data"
fi

run() { runuser -u site -- bash -c "set -a && . /etc/site.env && cd '$release' && $1"; }
# The build that an instance starts with: the one that was finished last, as its note says.
newest() { basename "$(dirname "$(ls -t "$release"/.builds/*/site-build.json 2>/dev/null | head -n 1)")"; }

# npm writes this file last. Packages are installed once: instances may be running on them, which a build leaves alone.
[ -e "$release/node_modules/.package-lock.json" ] || run 'npm ci'
before=$(newest || true)
run 'npm run build'
build=$(newest)

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

# What does not start must not be what an instance starts again with, tonight or after a reboot.
started=()
go_back() {
  [ -n "$previous" ] || return 0
  echo "Going back to $previous" >&2
  # Where this very release was served, by its build of before.
  if [ "$previous" = "$release" ] && [ "$build" != "$before" ]; then
    rm -rf "$release/.builds/$build" "$release/.builds/$build.server"
  fi
  ln -sfn "$previous" "$base/current"
  for port in "${started[@]}"; do start "$port" || return 0; done
}

# `current` is of no use for that once a deployment was killed.
previous=$(readlink "$base/served" || readlink "$base/current" || true)
trap go_back EXIT
trap 'exit 1' INT TERM HUP
# Before anybody gets a page that asks for them.
node "$release/.builds/$build.server/publish-assets.mjs" "$assets"
ln -sfn "$release" "$base/current"
for port in "${ports[@]}"; do
  # The one that fails comes first on the way back.
  started=("$port" "${started[@]}")
  start "$port"
done
trap - EXIT INT TERM HUP
ln -sfn "$release" "$base/served"

# The two before stay, for a way back: deploy.sh <commit>. Forced twice, since a killed deployment leaves a locked one.
find "$base/releases" -mindepth 1 -maxdepth 1 -printf '%T@ %p\n' | sort -rn | tail -n +4 | cut -d' ' -f2- |
  while read -r old; do [ "$old" = "$release" ] || git -C "$base/repository" worktree remove --force --force "$old"; done
