// Writes dist/: ES modules for import, CommonJS for require, each with its own declarations.
// `npm pack` runs this script first. It works with Node and Bun.
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

rmSync(join(folder, 'dist'), { recursive: true, force: true })
const statuses = await Promise.all(['tsconfig.build.json', 'tsconfig.commonjs.json'].map(compile))
if (statuses.some((status) => status !== 0)) process.exit(1)
writeFileSync(join(folder, 'dist', 'cjs', 'package.json'), '{"type":"commonjs"}\n')

function compile(project) {
  const child = spawn(process.execPath, [compiler, '-p', project], { cwd: folder, stdio: 'inherit' })
  return new Promise((resolve) => child.on('close', resolve))
}
