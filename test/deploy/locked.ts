export const CAN_LOCK = Bun.which('unshare') !== null && Bun.spawnSync(['unshare', '-rm', 'true']).success
/** For the name of a test that needs it. */
export const LACK = CAN_LOCK ? '' : ' (skipped: unshare cannot make a read-only system here)'

const READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro / && exec "$@"'

/** A command that can write in one folder alone: the rest of the system is read-only for it, as in a container, where that is possible. */
export function locked(folder: string, command: readonly string[]): string[] {
  if (!CAN_LOCK) return [...command]
  return ['unshare', '-rm', 'sh', '-c', READ_ONLY, folder, ...command]
}
