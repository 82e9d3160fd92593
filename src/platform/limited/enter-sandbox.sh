# Runs a command that sees nothing of this machine but the given paths, and cannot change these:
#   unshare … sh enter-sandbox.sh PATH… -- COMMAND…
# It needs namespaces for mounts and processes, with root's rights in them. All paths are mounted by one process: one for
# each would take half of the start of a limited process.
set -ef
# Any directory will do that always exists and has none of the paths.
mount -t tmpfs tmpfs /sys
cd /sys
folders='old proc'
files=
table=
for path; do
  shift
  if [ "$path" = -- ]; then
    break
  elif [ -d "$path" ]; then
    folder=$path
  elif [ -e "$path" ]; then
    folder=${path%/*}
  else
    continue
  fi
  case $path in
  *[!A-Za-z0-9/._+-]*)
    # A table of mounts divides such a path.
    mkdir -p ".$folder"
    [ -d "$path" ] || : >".$path"
    mount -o rbind,ro "$path" ".$path"
    ;;
  *)
    folders="$folders .$folder"
    [ -d "$path" ] || files="$files .$path"
    table="$table$path /sys$path none rbind,ro 0 0
"
    ;;
  esac
done
mkdir -p $folders
for file in $files; do : >"$file"; done
# `umount` reads `/proc`; the command does not get it.
echo "$table/proc /sys/proc none rbind 0 0" >table
mount -a --fstab /sys/table
rm table
pivot_root . old
umount -l /old /proc
rmdir /old /proc
mount -o remount,ro /
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all prlimit --nproc=64 --fsize=0 "$@"
