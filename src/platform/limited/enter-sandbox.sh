# Runs a command that sees nothing of this machine but the given paths, and cannot change these:
#   unshare … sh enter-sandbox.sh PATH… -- COMMAND…
# It needs namespaces for mounts and processes, with root's rights in them.
set -e
# Any directory will do that always exists and has none of the paths.
mount -t tmpfs tmpfs /sys
cd /sys
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then
    mkdir -p ".$1"
  elif [ -e "$1" ]; then
    mkdir -p ".${1%/*}"
    : >".$1"
  else
    shift
    continue
  fi
  mount -o rbind,ro "$1" ".$1"
  shift
done
shift
mkdir old proc
# `umount` reads it; the command does not get it.
mount --rbind /proc proc
pivot_root . old
umount -l /old
umount -l /proc
rmdir /old /proc
mount -o remount,ro /
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all prlimit --nproc=64 "$@"
