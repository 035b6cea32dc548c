import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A small disk in memory, mounted over a folder. */
export class SmallDisk {
  private readonly filler: string

  private constructor(private readonly folder: string) {
    this.filler = join(folder, 'filler')
  }

  /** Null where this process may not mount. */
  static over(folder: string, megabytes: number): SmallDisk | null {
    return ran('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'pvyield-torture', folder) ? new SmallDisk(folder) : null
  }

  /** Takes all the space that is left. */
  fill(): void {
    const file = openSync(this.filler, 'a')
    try {
      // Pages, because the last part of a larger write would be cut without an error.
      for (const page = new Uint8Array(4096); ; ) writeSync(file, page)
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'ENOSPC') throw cause
    } finally {
      closeSync(file)
    }
  }

  free(): void {
    rmSync(this.filler, { force: true })
  }

  unmount(): void {
    ran('umount', '--lazy', this.folder)
  }
}

/**
 * Makes files refuse every write, also of processes that have opened them.
 * @returns whether the file system does so
 */
export function makeImmutable(files: readonly string[]): boolean {
  return ran('chattr', '+i', ...files)
}

export function makeMutable(files: readonly string[]): void {
  ran('chattr', '-i', ...files)
}

function ran(command: string, ...options: readonly string[]): boolean {
  return Bun.which(command) !== null && spawnSync(command, options, { stdio: 'ignore' }).status === 0
}
