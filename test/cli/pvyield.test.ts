import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIMULATE } from '../../clients/cli/commands/simulate.ts'
import { COMMANDS } from '../../clients/cli/commands.ts'
import { readPages } from '../../clients/cli/docs-pages.ts'
import { helpOf } from '../../clients/cli/help.ts'
import { meantOption, nearest } from '../../clients/cli/nearest.ts'
import { noSuchPlace } from '../../clients/cli/place-choice.ts'
import { findPlaces } from '../../clients/cli/place-search.ts'
import { readRequest } from '../../clients/cli/request-file.ts'
import { type Ended, OneProcess, pvyield, ROOT, refusedCalls, run } from './program.ts'

const PLANT = ['--lat', '48.1', '--lon', '11.6', '--kw', '100']

let folder: string
let request: string
/** Of calls whose start is no part of what is checked. */
let one: OneProcess
const call = (args: readonly string[]) => one.call(args)
beforeAll(async () => {
  one = new OneProcess()
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  request = join(folder, 'request.json')
  writeFileSync(request, JSON.stringify(JSON.parse((await pvyield(['simulate', ...PLANT, '--json'])).out).request))
})
afterAll(async () => {
  await one.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('calls', () => {
  test('--help, -h and help list every command; --version is that of the engine', async () => {
    for (const args of [['--help'], ['-h'], ['help']]) {
      const { status, out } = await pvyield(args)
      expect([status, COMMANDS.every(({ command }) => out.includes(`\n  ${command.name} `))]).toEqual([0, true])
    }
    expect((await pvyield(['--version'])).out).toMatch(/^pvyield \d+\.\d+\.\d+\n$/)
  })

  test('the help of a command shows its calls, arguments and options, in lines of a terminal', async () => {
    for (const { command } of COMMANDS) {
      const help = helpOf(command, 'pvyield')
      for (const word of [
        ...Object.keys(command.options).map((name) => `  --${name}`),
        ...command.positionals.map(({ name }) => `  ${name}`),
      ])
        expect(help).toContain(word)
      expect(help).toStartWith(`pvyield ${command.name}`)
      expect([command.name, help.split('\n').filter((line) => line.length > 150)]).toEqual([command.name, []])
    }
    expect(await pvyield(['day', '--help'])).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringContaining('pvyield day FILE --date MM-DD'),
    })
    expect((await pvyield(['help', 'day'])).out).toBe((await pvyield(['day', '-h'])).out)
  })

  const WRONG: readonly (readonly [args: readonly string[], message: string])[] = [
    [[], 'Name a command'],
    [['simulat'], 'Unknown command simulat: did you mean simulate?'],
    [['--vresion'], 'Unknown option --vresion: did you mean --version?'],
    [['frobnicate'], 'Unknown command frobnicate\n'],
    [['simulate', '--trackr'], 'Unknown option --trackr: did you mean --tracker?'],
    [['simulate', ...PLANT, '--tracker=yes'], '--tracker takes no value'],
    [['simulate', ...PLANT, '--racking', 'roof'], '--racking roof: use fixed, rooftop, single_axis; did you mean rooftop?'],
    [['simulate', ...PLANT, '--tracker', '--racking', 'rooftop'], '--tracker is --racking single_axis, and --racking is rooftop'],
    [['simulate', ...PLANT, '--rooftop'], 'Unknown option --rooftop: did you mean --racking?'],
    [['simulate', '--lng', '11.6'], 'Unknown option --lng: did you mean --lon?'],
    [['simulate', '--place', 'Zurich', '--lat', '47', '--kw', '1'], '--place replaces --lat and --lon'],
    [['simulate', '--place', 'Zurich'], 'Missing options: --kw (or --roofs)\n'],
    [['run'], 'Missing: FILE'],
    [['weather'], 'Name a command of weather'],
    [['weather', 'qualty'], 'Unknown command weather qualty: did you mean weather quality?'],
    [['run', 'a', 'b'], 'Too many arguments: b'],
    [['tree', 'thermals', 'a'], 'thermals: use sun, irradiance'],
    [['simulate', ...PLANT, '--json', '--csv'], '--json and --csv exclude each other'],
    [['simulate', ...PLANT, '--server', 'nowhere'], '--server nowhere: '],
    ...['--timezone=1', '--interval=end'].flatMap((option): [string[], string][] =>
      [
        ['simulate', ...PLANT],
        ['size', '--lat', '48.1', '--lon', '11.6', '--module', 'a', '--inverter', 'b', '--dc-kw', '1'],
        ['run', 'a'],
        ['tree', 'thermal', 'a'],
      ].map((call) => [[...call, option], `${option.split('=')[0]} belongs to a weather file: add --weather FILE\n`]),
    ),
    [['completions', 'ksh'], 'ksh: use bash, zsh, fish'],
  ]
  test('a wrong call ends with 2, with its mistake in words, and nothing on standard output', async () => {
    const ends = await refusedCalls(WRONG.map(([args]) => args))
    for (const [k, [args, message]] of WRONG.entries()) {
      const { err = '', ...end } = ends[k] ?? {}
      expect([args, end, err.slice(0, message.length)]).toEqual([args, { status: 2, out: '' }, message])
      // The message is in view: the whole help is for a call without a command.
      if (args.length > 0)
        expect([err.split('\n').length < 8, err]).toEqual([true, expect.stringMatching(/--help lists the (options|commands)\n$/)])
    }
    // As processes of their own they end the same.
    for (const k of [0, WRONG.length - 1]) expect(await pvyield(WRONG[k]?.[0] ?? [])).toEqual(ends[k] as Ended)
  })

  test('the nearest word is suggested, and none that is far', () => {
    expect(nearest('sizee', ['simulate', 'size'])).toBe('size')
    expect(nearest('sceen', ['simulate', 'scene'])).toBe('scene')
    expect(nearest('sim', ['scene', 'simulate'])).toBe('simulate')
    expect(nearest('xylophone', ['simulate', 'size'])).toBeNull()
  })

  const options = COMMANDS.flatMap(({ command }) => Object.keys(command.options).map((name) => [command, name] as const))

  test('every option is suggested for its name with a letter left out, twice or swapped, unless that is nearer to another one', () => {
    for (const [command, name] of options) {
      for (let at = 1; at < name.length; at++) {
        const [before, letter, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)]
        const wrongs = [before + after, `${before}${letter}${letter}${after}`, `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`]
        for (const wrong of wrongs.filter((word) => word.length > 2 && !Object.hasOwn(command.options, word)))
          expect([command.name, wrong, meantOption(wrong, command.options)]).toEqual([
            command.name,
            wrong,
            expect.stringMatching(/^: did you mean --[a-z-]+\?$/),
          ])
      }
    }
  })

  test('what others call an option leads to it, and belongs to one option of a command', () => {
    const names = [
      'latitude',
      'longitude',
      'lng',
      'long',
      'city',
      'power',
      'kwp',
      'capacity',
      'inclination',
      'orientation',
      'tracking',
      'epw',
      'url',
    ]
    const meanings = ['lat', 'lon', 'lon', 'lon', 'place', 'kw', 'kw', 'kw', 'tilt', 'azimuth', 'tracker', 'weather', 'server']
    expect(names.map((name) => meantOption(name, SIMULATE.options))).toEqual(meanings.map((name) => `: did you mean --${name}?`))
    for (const { command } of COMMANDS) {
      const known = Object.entries(command.options).flatMap(([name, { otherNames = [] }]) => [name, ...otherNames])
      expect([command.name, new Set(known).size]).toEqual([command.name, known.length])
    }
  })
})

describe('files', () => {
  test.each([
    ['absent.json', null, 'There is no file FILE'],
    ['binary.json', '{\0}', 'FILE is not JSON: it is a binary file'],
    ['latin1.json', Buffer.from([0x22, 0xe4, 0x22]), 'FILE is not JSON: it is not UTF-8 text'],
    ['cut.json', '{', 'FILE is not JSON: '],
    ['list.json', '[]', 'Input should be'],
  ])('%s is refused in one clear line', async (name, content, message) => {
    const file = join(folder, name)
    if (content !== null) writeFileSync(file, content)
    const { status, out, err } = await call(['run', file])
    expect([status, out, err.trimEnd().split('\n').length]).toEqual([1, '', 1])
    expect(err).toContain(message.replace('FILE', file))
  })

  test('a folder, and a file that is too long, which is not read', async () => {
    expect(await call(['parse', folder])).toMatchObject({ status: 1, err: `${folder} is a folder: name a file\n` })
    const long = join(folder, 'long.csv')
    writeFileSync(long, '')
    truncateSync(long, 3e8)
    expect(await call(['parse', long])).toMatchObject({ status: 1, err: `${long} has 300 MB: files up to 200 MB are read\n` })
  })
})

describe('files that are no request', () => {
  /** Answers of the service that people keep as files. */
  const ANSWERS = [
    'SimpleRunAnswer',
    'RunAnswer',
    'StoredRun',
    'AcceptedRun',
    'Demo',
    'ParsedWeather',
    'WeatherAnswer',
    'ModuleFileAnswer',
    'InverterFileAnswer',
    'ParsedSceneOut',
    'HoursFileAnswer',
    'TreeAnswer',
    'SizeAnswer',
  ]
  const { schemas } = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')).components

  test.each(ANSWERS)('%s is named in one line, with what to send instead', (name) => {
    const file = join(folder, `${name}.json`)
    const fields = Object.keys(schemas[name].properties)
    writeFileSync(file, JSON.stringify(Object.fromEntries(fields.map((field) => [field, {}]))))
    expect(() => readRequest(file)).toThrow(/ is (an answer|a demo|a stored run) of pvyield, not a request: /)
    if (fields.includes('request')) expect(() => readRequest(file)).toThrow(': its field `request` is one: ')
  })

  test('a request with every section is none of them', () => {
    const file = join(folder, 'every-section.json')
    writeFileSync(file, JSON.stringify(Object.fromEntries(Object.keys(schemas.RunRequest.properties).map((field) => [field, {}]))))
    expect(readRequest(file)).toBeObject()
  })

  test.each<string[]>([['run'], ['tree', 'thermal'], ['day', '--date', '06-21']])(
    '%s %s: a simple request and an answer are refused',
    async (...args) => {
      const answer = join(folder, 'answer.json')
      writeFileSync(answer, (await call(['simulate', ...PLANT, '--json'])).out)
      expect(await call([...args, answer])).toMatchObject({
        status: 1,
        out: '',
        err: `${answer} is an answer of pvyield, not a request: its field \`request\` is one: save that as a file of its own\n`,
      })
      if (args[0] === 'run') return
      const simple = '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100}'
      expect((await pvyield([...args, '-'], { stdin: simple })).err).toStartWith('Standard input is a simple request, not a request: ')
    },
  )

  test('run: a simple request gives what simulate gives, and names no weather file', async () => {
    const simple = '{"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100, "tilt_deg": 30}'
    const energyIn = ({ out }: { out: string }) => (JSON.parse(out) as { summary: { e_grid_kwh: number } }).summary.e_grid_kwh
    const ran = await pvyield(['run', '-', '--json'], { stdin: simple })
    const simulated = await call(['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100', '--tilt', '30', '--json'])
    expect(energyIn(ran)).toBe(energyIn(simulated))
    const refused = await pvyield(['run', '-', '--weather', 'year.csv'], { stdin: simple })
    expect(refused).toMatchObject({
      status: 1,
      err: '- is a simple request, which names no weather file: use `pvyield simulate --weather FILE`\n',
    })
  })
})

describe('commands without a service', () => {
  test('simulate --place, --tilt and --azimuth: the plant of a simple run with them, and the place that was found', async () => {
    const { err, out } = await call(['simulate', '--place', 'Zurich', '--kw', '12', '--tilt', '30', '--azimuth', '200', '--json'])
    const { site, array } = JSON.parse(out).request
    expect(err).toBe('Zürich, Zurich, Switzerland: 47.36667, 8.55\n')
    expect([site.latitude, site.longitude, array.tilt_deg, array.azimuth_deg]).toEqual([47.36667, 8.55, 30, 200])
    expect(await call(['simulate', '--place', 'xqzw', '--kw', '12'])).toMatchObject({ status: 1, out: '' })
  })

  test('simulate --racking: the racking of a simple run, which --tracker names too', async () => {
    const racking = async (...options: string[]) => {
      const { out } = await call(['simulate', ...PLANT, ...options, '--json'])
      return JSON.parse(out).summary.racking
    }
    expect(await racking('--racking', 'rooftop')).toBe('rooftop')
    expect(await racking('--racking', 'single_axis')).toBe('single_axis')
    expect(await racking('--tracker', '--racking', 'single_axis')).toBe('single_axis')
    expect(await racking('--racking', 'fixed')).toBe('fixed')
  })

  test('run: the request of a simple run gives its numbers; from standard input too', async () => {
    const simple = (await call(['simulate', ...PLANT])).out
    const full = await pvyield(['run', '-'], { stdin: await Bun.file(request).text() })
    expect([full.status, full.out.split('\n')[1]]).toEqual([0, simple.split('\n')[1]])
    expect(full.out).toContain('December')
  })

  test('run: every failing field is listed, with exit code 1', async () => {
    const plant = JSON.parse(await Bun.file(request).text())
    const wrong = { ...plant, site: { ...plant.site, albdo: 1 }, thermal: { ...plant.thermal, noct_c: 'hot' } }
    const { status, out, err } = await pvyield(['run', '-'], { stdin: JSON.stringify(wrong) })
    expect([status, out]).toEqual([1, ''])
    expect(err).toContain('site.albdo: ')
    expect(err).toContain('thermal.')
  })

  test('--csv writes the hours as the service does: a title with units, and 8,760 rows', async () => {
    const lines = (await call(['simulate', ...PLANT, '--csv'])).out.trimEnd().split('\n')
    expect([lines.length, lines[0]?.split(',')[0], lines[0]?.split(',').at(-1)]).toEqual([8761, 'time (UTC+01:00)', 'E_Grid (kWh)'])
    expect(lines[0]).toContain('E_Grid (kWh)')
    expect(lines[1]?.split(',').length).toBe(lines[0]?.split(',').length ?? 0)
  })

  test('tree: every option of a stage, with what it changes', async () => {
    const { status, out } = await call(['tree', 'optics', request])
    expect([status, /^\* \w+/m.test(out)]).toEqual([0, true])
    expect(out).toContain('martin_ruiz')
  })

  test('places: by any spelling; one that does not exist ends with 1', async () => {
    expect((await call(['places', 'ZÜRICH'])).out).toContain('Zürich, Zurich, Switzerland')
    const [first] = JSON.parse((await call(['places', 'são', 'paulo', '--json'])).out)
    expect(first).toMatchObject({ timezone: -3, latitude: expect.any(Number) })
    expect(await call(['places', 'xqzw'])).toMatchObject({ status: 1, out: '' })
  })

  test.each([
    ['Munich, Germany', 'Munich, Bavaria, Germany'],
    ['munich germany', 'Munich, Bavaria, Germany'],
    ['München, Bavaria, Deutschland', 'Munich, Bavaria, Germany'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['portland maine', 'Portland, Maine, United States'],
    ['New York', 'New York City, New York, United States'],
    ['Tromsø, Norway', 'Tromsø, Troms, Norway'],
    ['Munich, France', null],
  ])('places: %s is %s', (text, label) => {
    expect(findPlaces(ROOT, text)[0]?.label ?? null).toBe(label)
  })

  test.each([
    ['zurch', 'did you mean Zürich, Zurich, Switzerland?'],
    ['Barcelna', 'did you mean Barcelona, Catalonia, Spain?'],
    ['Munihc, Germany', 'did you mean Munich, Bavaria, Germany?'],
    ['10 Downing Street', 'try another spelling, or fewer words'],
    ['', 'try another spelling, or fewer words'],
  ])('places: nothing is called %p: %s', (text, words) => {
    expect(noSuchPlace(ROOT, text).message).toBe(`No place is called ${text}: ${words}`)
  })

  test('docs: the page of a field, of an option and of a series; the list; a suggestion', async () => {
    expect((await call(['docs', 'site.transposition'])).out).toStartWith('# Transposition')
    expect((await call(['docs', 'site.transposition.perez'])).out).toStartWith('# Transposition')
    expect((await call(['docs', 'GlobEff'])).out).toContain('`GlobEff`')
    expect((await call(['docs'])).out).toContain('simple_run')
    expect(await call(['docs', 'transposition'])).toMatchObject({
      status: 1,
      err: 'The documentation has no page for transposition: did you mean site.transposition or row.transposition?\n',
    })
  })

  test.each([
    ['P90', '# Uncertainty and P90'],
    ['excel', '# Hourly series'],
    ['tracker_theta', '# Tracker rotation'],
    ['perez', '# Transposition'],
    ['subarray1_gcr', '# Rows: cover ratio'],
  ])('docs %s: the page that others look for by this word', async (word, title) => {
    const { status, out } = await call(['docs', word])
    expect([status, out.slice(0, title.length)]).toEqual([0, title])
  })

  test.each([
    ['perz', 'site.transposition'],
    ['GlobHorr', 'GlobHor'],
    ['p_mp', 'module.p_nom_w or EArrMPP'],
    ['fixed', 'array.track_mode.fixed or simple_run.racking.fixed or simple_run.sub_arrays.racking.fixed'],
  ])('docs %s: did you mean %s?', async (word, keys) => {
    expect(await call(['docs', word])).toMatchObject({
      status: 1,
      err: `The documentation has no page for ${word}: did you mean ${keys}?\n`,
    })
  })

  test('parse: weather is listed with its rows and sums', async () => {
    const file = join(folder, 'hours.csv')
    writeFileSync(file, 'Time zone: 1\ntime,ghi,temp_air\n2021-06-21T11:00,500,20\n2021-06-21T12:00,600,21\n2021-06-21T13:00,500,21\n')
    const { status, out } = await call(['parse', file])
    expect([status, out.split('\n')[0]]).toEqual([0, expect.stringContaining('3 rows of 60 minutes, UTC+1')])
  })
})

describe('terminals and pipes', () => {
  test('to a pipe there are no escapes and no progress, whatever NO_COLOR and FORCE_COLOR say', async () => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR']) {
      const { out, err } = await pvyield(['simulate', ...PLANT], { env: { [name]: '1' } })
      expect([out.includes('\u001b'), out.includes('\r'), err]).toEqual([false, false, ''])
    }
  })

  const quoted = [process.execPath, 'run', join(ROOT, 'clients', 'cli', 'main.ts')].map((word) => `'${word}'`).join(' ')

  test('a pipe that nobody reads ends the program silently', async () => {
    const { status, out, err } = await run(['sh', '-c', `${quoted} simulate ${PLANT.join(' ')} --csv | head -n 1`])
    expect([status, out.startsWith('time (UTC+01:00),'), err]).toEqual([0, true, ''])
  })

  test('Ctrl-C ends a command that waits for its input with 130', async () => {
    const waiting = Bun.spawn([process.execPath, 'run', join(ROOT, 'clients', 'cli', 'main.ts'), 'run', '-'], {
      stdin: 'pipe',
      stdout: 'ignore',
      stderr: 'ignore',
    })
    waiting.kill('SIGINT')
    expect([await waiting.exited, waiting.signalCode]).toEqual([130, 'SIGINT'])
  })
})

describe('completions', () => {
  test('bash completes commands, options and values', async () => {
    const { out: script } = await call(['completions', 'bash'])
    const complete = async (...words: string[]) => {
      const list = words.map((word) => `'${word}'`).join(' ')
      const call = `${script}\nCOMP_WORDS=(pvyield ${list}); COMP_CWORD=${words.length}; _pvyield; echo "\${COMPREPLY[@]}"`
      return (await run(['bash', '-c', call], { cwd: folder })).out.trim()
    }
    expect(await complete('sim')).toBe('simulate')
    expect(await complete('simulate', '--tr')).toBe('--tracker')
    expect(await complete('scene', 'day', '--view', 's')).toBe('sun')
    expect(await complete('tree', 'ther')).toBe('thermal')
    expect(await complete('weat')).toBe('weather')
    expect(await complete('weather', 'typ')).toBe('typical-year')
    expect(await complete('weather', 'scale', '--monthly-g')).toBe('--monthly-ghi')
    expect(await complete('weather', 'synthetic', '--minutes', '3')).toBe('30')
    expect(await complete('help', 'simu')).toBe('simulate')
    expect((await complete('docs', 'site.transp')).split(' ')).toContain('site.transposition')
    expect(await complete('docs', 'GlobE')).toBe('GlobEff')
  })

  test.each(['zsh', 'fish'])('%s: every command and option is in the script, which the shell reads if it is installed', async (shell) => {
    const { out: script } = await call(['completions', shell])
    for (const { command } of COMMANDS)
      for (const word of [...command.name.split(' '), ...Object.keys(command.options)])
        expect([word, script.includes(word)]).toEqual([word, true])
    for (const { keys } of readPages(ROOT))
      for (const key of keys.filter((name) => !name.endsWith('*'))) expect([key, script.includes(key)]).toEqual([key, true])
    expect(script).toMatch(/\bhelp\b/)
    if (Bun.which(shell) === null) return
    const file = join(folder, `completions.${shell}`)
    writeFileSync(file, script)
    expect(await run([shell, '-n', file])).toMatchObject({ status: 0, err: '' })
  })
})
