/**
 * `bun run clients:others`: generates clients from the document with the generators of others, installs them in a venv, and runs plants
 * through them. Each typed answer must hold what the plain answer holds. Needs Python with venv, Java and PyPI.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { IamCurveAnswer, RunAnswer, TreeAnswer } from '@pvyield/contract/schemas'
import { startServer } from '../bench/server-process.ts'

const root = join(import.meta.dir, '..', '..')
const folder = join(root, '.clients')
const python = join(folder, 'venv', 'bin', 'python')

/** A generator: the arguments with which it writes its client into the folder of its name, and the script that runs plants through that. */
const GENERATORS = [
  {
    name: 'openapi-python-client',
    // With --fail-on-warning: an operation that it leaves out is a mere warning.
    arguments: [
      'generate',
      '--path',
      join(root, 'openapi.json'),
      '--output-path',
      join(folder, 'openapi-python-client'),
      '--config',
      join(import.meta.dir, 'openapi_python_client.yaml'),
      '--fail-on-warning',
    ],
    script: 'openapi_python_client.py',
  },
  {
    name: 'openapi-generator-cli',
    arguments: ['generate', '-i', join(root, 'openapi.json'), '-g', 'python', '-o', join(folder, 'openapi-generator-cli')],
    script: 'openapi_generator.py',
  },
] as const

const missing = ['python3', 'java'].filter((program) => Bun.which(program) === null)
if (missing.length > 0) {
  console.log(`Skipped: ${missing.join(' and ')} not found on this machine`)
  process.exit(0)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
command(['python3', '-m', 'venv', join(folder, 'venv')])
command([python, '-m', 'pip', 'install', '--quiet', '--requirement', join(import.meta.dir, 'requirements.txt')])
for (const generator of GENERATORS) {
  command([join(folder, 'venv', 'bin', generator.name), ...generator.arguments])
  command([python, '-m', 'pip', 'install', '--quiet', join(folder, generator.name)])
}

process.env.SYNC_WAIT_MS = '3600000' // a typed answer of 202 would be that of a slow machine
process.env.WORK_WAIT_MS = '3600000'
const server = await startServer()
try {
  const plants = { simple: { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }, full: await defaults(server.baseUrl) }
  const expected = await plainAnswers(server.baseUrl, plants)
  console.log(`plain HTTP: simple ${expected.simple} kWh, full ${expected.full} kWh`)
  for (const { name, script } of GENERATORS) {
    const { arrow, ...answers } = JSON.parse(
      command([python, join(import.meta.dir, script), server.baseUrl], JSON.stringify(plants)),
    ) as Answers
    const isSame = isDeepStrictEqual(answers, expected) && arrow.sha256 === (await arrowDigest(server.baseUrl, arrow.run_id))
    console.log(
      `${isSame ? 'ok  ' : 'FAIL'} ${name}: ${isSame ? 'every typed answer holds the same, and the Arrow stream' : JSON.stringify({ ...answers, arrow })}`,
    )
    if (!isSame) process.exitCode = 1
  }
} finally {
  await server.stop()
}

/** What the scripts print: what `plainAnswers` holds, and the digest of a stored series as Arrow. */
type Answers = Awaited<ReturnType<typeof plainAnswers>> & { arrow: { run_id: string; sha256: string } }

async function arrowDigest(baseUrl: string, runId: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/runs/${runId}/series.arrow`)
  if (answer.status !== 200) throw new Error(`The series of ${runId} answered ${answer.status}: ${await answer.text()}`)
  return new Bun.CryptoHasher('sha256').update(await answer.arrayBuffer()).digest('hex')
}

async function defaults(baseUrl: string): Promise<Record<string, unknown>> {
  const { _meta, ...request } = (await (await fetch(`${baseUrl}/api/defaults`)).json()) as Record<string, unknown>
  return request
}

/** What the service answers to the plants over plain HTTP, in the shape that the scripts print. */
async function plainAnswers(baseUrl: string, { simple, full }: { simple: object; full: Record<string, unknown> }) {
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const [simpleRun, fullRun, tree, curve] = await Promise.all([
    post<RunAnswer>('/api/run/simple', simple),
    post<RunAnswer>('/api/run', full),
    post<TreeAnswer>('/api/tree/thermal', full),
    post<IamCurveAnswer>('/api/iam-curve', { iam: full.iam }),
  ])
  return { simple: simpleRun.summary.e_grid_kwh, full: fullRun.summary.e_grid_kwh, tree: tree.e_grid_kwh, curve: curve.beam.factors }
}

/** What a command prints; fails with its messages. */
function command(words: readonly string[], input = ''): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync([...words], {
    cwd: folder,
    stdin: Buffer.from(input),
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, PATH: `${join(folder, 'venv', 'bin')}:${process.env.PATH}` },
  })
  if (exitCode !== 0) {
    throw new Error(`${words.join(' ')}\n${stdout.toString().slice(-4000)}${stderr.toString().slice(-4000)}`)
  }
  return stdout.toString()
}
