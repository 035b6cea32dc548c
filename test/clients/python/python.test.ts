import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { ondText, panText } from '../../engine/component-files/component-text.ts'
import { hoursText, variantText } from '../../engine/project-files/project-text.ts'
import { Clone, energyIn, firstSteps, pageCode } from '../../first-minutes.ts'
import { deadAddress, fakeService, problem } from '../../sdk/fake-service.ts'
import { startTestService, type TestService } from '../../server/service.ts'
import { installSdk, testPython } from './venv.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const PROGRAMS = join('clients', 'python', 'examples')
/** Methods of the clients that the document has not. */
const OWN_METHODS =
  'run run_simple run_series run_simple_series run_arrow run_simple_arrow run_many sweep optimise uncertainty batch batch_rows start_batch wait_for_batch wait_for_run get_run_series'.split(
    ' ',
  )

const found = await testPython()
const python = 'python' in found ? found.python : ''
const hasMypy = python !== '' && existsSync(join(dirname(python), 'mypy'))
const readme = readFileSync(join(ROOT, 'clients', 'python', 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```python\n(.*?)^```$/gms)].map(([, code = '']) => code)
const examples = blocks.join('\n')
/** Without pandas these do not run. */
const OF_PANDAS = /pandas|to_dataframe|weather_from_frame/

describe.skipIf('missing' in found)(`the Python SDK${'missing' in found ? ` (skipped: ${found.missing})` : ''}`, () => {
  let service: TestService
  let baseUrl: string
  let folder: string

  beforeAll(async () => {
    expect(await installSdk(python)).toBeNull()
    service = await startTestService()
    baseUrl = `http://127.0.0.1:${await service.listen()}`
    folder = mkdtempSync(join(tmpdir(), 'pvyield-python-'))
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  })

  /** Runs Python in the temporary folder, where only the installed package can be imported. */
  const run = (...words: string[]) => runAt(baseUrl, ...words)

  async function runAt(address: string, ...words: string[]): Promise<{ exitCode: number; output: string }> {
    const environment = { ...process.env, PVYIELD_URL: address, PYTHONPATH: '' }
    const child = Bun.spawn([python, ...words], { cwd: folder, env: environment, stdout: 'pipe', stderr: 'pipe' })
    const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    return { exitCode: await child.exited, output: out + error }
  }

  test.each(['test_decisions.py', 'test_frames.py', 'test_service.py', 'test_webhooks.py'])(
    '%s passes with the installed wheel',
    async (file) => {
      const { exitCode, output } = await run(join(import.meta.dir, file))
      expect([exitCode, exitCode === 0 ? '' : output]).toEqual([0, ''])
      expect(output).toMatch(/Ran [1-9]\d* tests/)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the commands of the README for Python run, print the energy of the other ways, and so do all example programs',
    async () => {
      using clone = new Clone(await service.listen(), python)
      for (const { title, commands } of firstSteps()) {
        const energies = new Set<number | null>()
        for (const command of commands.filter((command) => /^(curl|node|\.venv)/.test(command))) {
          const output = await clone.run(command)
          energies.add(energyIn(output))
          if (/first_number|own_location/.test(command)) expect(output).toContain('\nNote: Synthetic weather')
          if (/own_files/.test(command)) expect(output).toMatch(/^Irradiation on the plane: .*\n(?: {2}.*\n)* {2}Soiling: -2\.00%$/m)
        }
        energies.delete(null) // a command that prints no energy
        expect([title, ...energies]).toEqual([title, expect.any(Number)])
      }
      if ((await run('-c', 'import pandas')).exitCode === 0) {
        await clone.run(pageCode('results/series.md', /^curl /))
        clone.write('hours.py', pageCode('results/series.md', /^import pandas/))
        expect((await clone.run('.venv/bin/python hours.py')).split('\n').length).toBeGreaterThan(12)
      }
      const programs = readdirSync(join(ROOT, PROGRAMS)).filter((name) => !name.startsWith('own_'))
      for (const name of programs) expect(await clone.run(`.venv/bin/python ${PROGRAMS}/${name}`)).not.toBe('')
      expect(programs).toEqual(expect.arrayContaining(['choose_model.py', 'hourly_series.py', 'portfolio.py']))
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the example programs end with one line and 1 when no service runs, and when it refuses their call',
    async () => {
      cpSync(join(ROOT, 'clients', 'examples'), join(folder, 'clients', 'examples'), { recursive: true })
      using refusing = fakeService(problem(401, 'unauthorized', { detail: 'This service needs a key' }))
      const ways = [
        { address: refusing.baseUrl, message: /^401 unauthorized: This service needs a key\n$/ },
        {
          address: deadAddress(),
          message:
            /^No answer from http:\/\/127\.0\.0\.1:\d+: .*\. Is the service running\? In its folder, `npx --yes bun@1.4.5 run up` starts it\n$/,
        },
      ]
      const wrong = ['127.0.0.1:8080', `${refusing.baseUrl}/api`].map((address) => ({
        address,
        message: new RegExp(`^base_url '${address.replaceAll('.', '\\.')}' .*\\n$`),
      }))
      const calls = readdirSync(join(ROOT, PROGRAMS)).flatMap((name, k) =>
        [...ways, ...wrong.slice(k % 2, (k % 2) + 1)].map((way) => ({ name, ...way })),
      )
      const ends = await Promise.all(
        calls.map(async ({ name, address, message }) => {
          const { exitCode, output } = await runAt(address, join(ROOT, PROGRAMS, name))
          return { name, exitCode, message: message.test(output) ? 'as expected' : output }
        }),
      )
      expect(ends).toEqual(calls.map(({ name }) => ({ name, exitCode: 1, message: 'as expected' })))
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the examples of the README run, and show every method that waits for a run',
    async () => {
      writeFileSync(join(folder, 'module.PAN'), panText())
      writeFileSync(join(folder, 'inverter.OND'), ondText())
      writeFileSync(join(folder, 'project.VC0'), variantText())
      writeFileSync(
        join(folder, 'hours.csv'),
        hoursText({ rows: ['01/06/90 11:00,400,200,20,2,400,1,1,0', '01/06/90 12:00,500,200,20,2,500,1,1,0'] }),
      )
      writeFileSync(join(folder, 'site.hor'), '-180;2\n-90;4\n0;8\n90;4\n')
      writeFileSync(
        join(folder, 'year.csv'),
        'time,ghi_wm2,temp_air_c\n2001-06-21T11:00,700,20\n2001-06-21T12:00,800,21\n2001-06-21T13:00,750,22\n',
      )
      const hasPandas = (await run('-c', 'import pandas')).exitCode === 0
      const code = hasPandas ? examples : blocks.filter((block) => !OF_PANDAS.test(block)).join('\n')
      writeFileSync(join(folder, 'example.py'), code.replaceAll('http://127.0.0.1:8080', baseUrl))
      const { exitCode, output } = await run('example.py')
      expect([exitCode, exitCode === 0 ? '' : output]).toEqual([0, ''])
      expect(OWN_METHODS.filter((method) => !examples.includes(`pvyield.${method}(`))).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test.skipIf(!hasMypy)(
    `the types of the package and of the examples pass mypy, and a misspelt field does not${hasMypy ? '' : ' (skipped: mypy is installed with CI=1)'}`,
    async () => {
      writeFileSync(join(folder, 'typed.py'), examples)
      writeFileSync(
        join(folder, 'wrong.py'),
        [
          'from pvyield.types import ArrayChanges, OutagePeriod, Site, SubArray',
          'site: Site = {"latitude": 1, "longitude": 2, "elevaton": 3}',
          'part: SubArray = {"id": "a", "array": {"tilt_deg": 10}, "module": {"id": "pan_x"}, "bifacial": None}',
          'changes: ArrayChanges = {"tilt": 10}',
          'outage: OutagePeriod = {"from": 1, "to": "02-14T16:00"}',
          '',
        ].join('\n'),
      )
      const { output } = await run(
        '-m',
        'mypy',
        '--config-file',
        join(ROOT, 'clients', 'python', 'pyproject.toml'),
        'typed.py',
        ...readdirSync(join(ROOT, PROGRAMS)).map((name) => join(ROOT, PROGRAMS, name)),
        'wrong.py',
        join(ROOT, 'clients', 'python', 'src', 'pvyield'),
      )
      expect(output.split('Found 3 errors')[0]).toBe(
        [
          'wrong.py:2: error: Extra key "elevaton" for TypedDict "Site"  [typeddict-unknown-key]',
          'wrong.py:4: error: Extra key "tilt" for TypedDict "ArrayChanges"  [typeddict-unknown-key]',
          'wrong.py:5: error: Incompatible types (expression has type "int", TypedDict item "from" has type "str")  [typeddict-item]',
          '',
        ].join('\n'),
      )
    },
    HANG_LIMIT_MILLIS,
  )
})
