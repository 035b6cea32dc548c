import { join } from 'node:path'

/** Runs a script of this folder in a fresh process and returns the JSON that it prints. */
export function inFreshProcess<T>(script: string, ...args: string[]): T {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, join(import.meta.dir, script), ...args], {
    stdout: 'pipe',
    stderr: 'pipe',
  })
  if (exitCode !== 0) throw new Error(`${script} failed\n${stderr.toString().slice(-2000)}`)
  return JSON.parse(stdout.toString()) as T
}
