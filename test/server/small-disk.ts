import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REMOUNTS = 100
const REMOUNT_MILLIS = 100

/** A small disk of its own, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Fills the disk, except for so many bytes. */
  fill(spared?: number): void
  /** Removes what `fill` wrote. */
  empty(): void
  setReadOnly(isReadOnly: boolean): Promise<void>
  remove(): void
}

/** Null where this process may not mount a disk. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder]).status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filling = join(folder, 'filling')
  return {
    folder,
    fill: (spared = 0) => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filling, new Uint8Array(Math.max(0, bavail * bsize - spared)))
    },
    empty: () => rmSync(filling, { force: true }),
    setReadOnly: async (isReadOnly) => {
      const remount = () => spawnSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
      // A thread that ended a moment ago may still have its files open, and its end needs this thread.
      let { status, stderr } = remount()
      for (let attempt = 0; status !== 0 && attempt < REMOUNTS; attempt++) {
        await Bun.sleep(REMOUNT_MILLIS)
        ;({ status, stderr } = remount())
      }
      if (status !== 0) throw new Error(String(stderr))
    },
    remove: () => {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
