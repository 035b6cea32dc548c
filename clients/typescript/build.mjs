// Writes dist/: ES modules for import, CommonJS for require, each with its own declarations.
// `npm pack` runs this script first. It works with Node and Bun, and in a clone where nothing is
// installed: npm then fetches the compiler, in the version of the repository.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const tsc = compiler()

rmSync(join(folder, 'dist'), { recursive: true, force: true })
// In turn: two at once would fetch the compiler twice.
for (const project of ['tsconfig.build.json', 'tsconfig.commonjs.json']) if ((await compile(project)) !== 0) process.exit(1)
writeFileSync(join(folder, 'dist', 'cjs', 'package.json'), '{"type":"commonjs"}\n')

function compiler() {
  try {
    return [process.execPath, createRequire(import.meta.url).resolve('typescript/bin/tsc')]
  } catch {
    const { devDependencies } = JSON.parse(readFileSync(join(folder, '..', '..', 'package.json'), 'utf8'))
    return ['npm', 'exec', '--yes', `--package=typescript@${devDependencies.typescript}`, '--', 'tsc']
  }
}

function compile(project) {
  const [program, ...words] = [...tsc, '-p', project]
  const child = spawn(program, words, { cwd: folder, stdio: 'inherit', shell: program === 'npm' && process.platform === 'win32' })
  return new Promise((resolve) => child.on('close', resolve))
}
