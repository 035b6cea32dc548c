import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Engine = typeof import('@pvyield/engine')

const root = join(import.meta.dir, '..', '..')
/** Ignored by git. Each commit stays there until the folder is deleted. */
const FOLDER = join(root, '.base')

/** The engine of a commit, with the packages and the generated files of that commit. */
export async function engineOf(commit: string): Promise<Engine> {
  const hash = command(['git', 'rev-parse', '--verify', `${commit}^{commit}`], root).trim()
  const sources = join(FOLDER, hash)
  if (!existsSync(sources)) {
    const unfinished = `${sources}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    command(['git', 'archive', '--output', `${unfinished}.tar`, hash], root)
    command(['tar', '-xf', `${unfinished}.tar`], unfinished)
    rmSync(`${unfinished}.tar`)
    command([process.execPath, 'install', '--frozen-lockfile'], unfinished)
    renameSync(unfinished, sources)
  }
  return (await import(join(sources, 'engine', 'index.ts'))) as Engine
}

/** What a command prints; fails with its messages. */
function command([program = '', ...words]: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${error?.message ?? stderr}`)
  return stdout
}
