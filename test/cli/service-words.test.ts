import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { inServeOptions } from '../../clients/cli/actions/serve.ts'
import { pvyield, ROOT } from './program.ts'

const FILES = join(ROOT, 'clients', 'examples')
const [VARIANT = '', MODULE = '', INVERTER = '', WEATHER = ''] = ['project.VC0', 'module.PAN', 'inverter.OND', 'year.csv'].map((name) =>
  join(FILES, name),
)

describe('import', () => {
  const ORDER = 'Name the files in this order: VARIANT MODULE INVERTER WEATHER HOURS MORE\n'

  test.each([
    ['variant and module', [MODULE, VARIANT, INVERTER, WEATHER]],
    ['module and inverter', [VARIANT, INVERTER, MODULE, WEATHER]],
    ['inverter and weather', [VARIANT, MODULE, WEATHER, INVERTER]],
  ])('%s in each other’s place: both files and the order are named', async (_, files) => {
    const { status, out, err } = await pvyield(['import', ...files])
    const right = [VARIANT, MODULE, INVERTER, WEATHER]
    const wrong = files.filter((file, k) => file !== right[k])
    expect([status, out, err.split('\n').length, err.endsWith(ORDER)]).toEqual([1, '', 4, true])
    expect(wrong.map((file) => err.includes(`${file} is a`))).toEqual([true, true])
  })

  test('a folder that does not exist is refused before the run', async () => {
    const out = join('/', 'nonexistent', 'x.json')
    expect(await pvyield(['import', VARIANT, MODULE, INVERTER, WEATHER, '--out', out])).toMatchObject({
      status: 1,
      out: '',
      err: `${out} cannot be written: its folder does not exist\n`,
    })
  })
})

describe('serve', () => {
  test.each([
    ['PORT="1.5": give a whole number', '--port 1.5: give a whole number'],
    ['Cannot listen: set PORT to a free port', 'Cannot listen: set --port to a free port'],
    ['cannot be opened: set DATA_DIR to a writable folder', 'cannot be opened: set --data to a writable folder'],
  ])('%s becomes %s, where the option was given', (text, shown) => {
    expect(inServeOptions(text, { port: '1.5', data: 'x' })).toBe(shown)
    expect(inServeOptions(text, {})).toBe(text)
  })

  test('the service says it so', async () => {
    const { status, err } = await pvyield(['serve', '--port', '1.5'])
    expect([status, err]).toEqual([1, expect.stringMatching(/^--port 1\.5: /)])
  })
})
