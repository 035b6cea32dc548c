import { expect, test } from 'bun:test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeService, json, problem } from './fake-service.ts'

const node = Bun.which('node')

test('the browser bundle contains no imports and no Node or Bun globals', async () => {
  const text = await bundle()
  expect(text).not.toMatch(/from\s*["']|require\(|process\.|Bun\./)
})

test.skipIf(node === null)('the bundle runs in Node (skipped when Node is not installed)', async () => {
  using service = fakeService(json({ weather: {} }), problem(404, 'not_found'))
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-sdk-'))
  try {
    writeFileSync(join(folder, 'sdk.mjs'), await bundle())
    writeFileSync(
      join(folder, 'main.mjs'),
      `import { createPvyield, ProblemError } from './sdk.mjs'
      const pvyield = createPvyield({ baseUrl: process.argv[2] })
      await pvyield.parseWeather(new Blob(['a,b']))
      const error = await pvyield.getRun('run_x').catch((reason) => reason)
      console.log(error instanceof ProblemError && error instanceof Error, error.code)`,
    )
    expect(await output(node as string, [join(folder, 'main.mjs'), service.baseUrl])).toBe('true not_found\n')
    expect(service.seen[0]?.body).toMatchObject({ text: 'a,b' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function bundle(): Promise<string> {
  const entry = join(import.meta.dir, '..', '..', 'clients', 'typescript', 'src', 'index.ts')
  const { outputs } = await Bun.build({ entrypoints: [entry], target: 'browser', format: 'esm', minify: true })
  return outputs[0]?.text() ?? ''
}

function output(command: string, parameters: string[]): Promise<string> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    let text = ''
    child.stdout.on('data', (bytes) => {
      text += bytes
    })
    child.on('close', () => resolve(text))
  })
}
