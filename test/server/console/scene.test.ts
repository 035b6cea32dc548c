import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { stateOf } from '../../../clients/console/state/address.ts'
import type { RunRequest, SimpleRunRequest } from '../../../clients/typescript/src/index.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { objectLines, rack, sceneText } from '../../engine/project-files/project-text.ts'
import { accessibilityViolations, faultsOfLooks } from '../axe.ts'
import { BrowserPage, chromium, WITH_3D } from '../chromium.ts'
import { startTestService, type TestService } from '../service.ts'

const WITHOUT_3D = ['--disable-3d-apis']

interface Day {
  readonly tables: readonly { readonly id: string }[]
  readonly steps: readonly {
    readonly time: string
    readonly rotation_deg: readonly (number | null)[]
    readonly sun_elevation_deg: number
    readonly poa_wm2: number
    readonly shaded: readonly (number | null)[] | null
  }[]
}

/** A rack and a field of tanks. */
const TANKS = {
  version: 2,
  types: [{ id: 't', kind: 'gft', length: 4, width: 2, modules: 4, strings: 1 }],
  placements: [{ type: 't', x: 0, y: 0, z: 1, tilt_deg: 20, azimuth_deg: 180 }],
  objects: Array.from({ length: 1300 }, (_, k) => ({
    kind: 'cylinder',
    x: (k % 50) * 10,
    y: 20 + Math.floor(k / 50) * 8,
    z: 0,
    height: 5,
    radius: 1,
  })),
}

describe.skipIf(chromium === null)('the scene in Chromium', () => {
  let service: TestService
  let origin: string
  let page: BrowserPage
  beforeAll(async () => {
    service = await startTestService()
    origin = `http://127.0.0.1:${await service.listen()}`
    page = await BrowserPage.open(chromium ?? '', WITH_3D)
    await page.resize(1440, 1000)
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await page.close()
    await service.stop()
  })

  const value = <T>(expression: string) => page.value<T>(expression)
  const textOf = (selector: string) => value<string>(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`)
  const openTrackers = async (shown: BrowserPage) => {
    await shown.goTo('about:blank')
    await shown.goTo(`${origin}/#view=scene`)
    await shown.click('[data-example=ground_tracker]')
    await shown.until("document.querySelector('.day-numbers')")
  }
  /** Sets a box as a person does who writes and leaves it. */
  const write = (label: string, text: string) =>
    value(
      `(() => { const box = document.querySelector('[aria-label=${JSON.stringify(label)}]'); box.value = ${JSON.stringify(text)}; box.dispatchEvent(new Event('change', { bubbles: true })) })()`,
    )
  const press = (name: string) =>
    value(`[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(name)}).click()`)
  const dayOf = async (date: string) => (await (await service.post(`/api/demos/ground_tracker/day?date=${date}`, {})).json()) as Day
  /** Without what a browser that draws in software says of itself, and that the faulty scene was refused. */
  const complaintsOf = ({ complaints }: BrowserPage) =>
    complaints.filter((text) => !text.includes('GL Driver Message') && !text.includes('422'))
  const canvasBox = () =>
    value<{ x: number; y: number; width: number; height: number }>(
      "(({ x, y, width, height }) => ({ x, y, width, height }))(document.querySelector('.stage canvas').getBoundingClientRect())",
    )
  const toRow = (row: number) =>
    value(
      `(() => { const box = document.querySelectorAll('.day-field input')[1]; box.value = ${row}; box.dispatchEvent(new Event('input', { bubbles: true })) })()`,
    )

  test(
    'an example keeps the uncertainty of the plant before it, and says so; without one it has none',
    async () => {
      const lifetime = async () => {
        const { body } = stateOf(await value<string>("(dispatchEvent(new Event('pagehide')), location.hash)")).plant
        return (body as RunRequest).lifetime
      }
      await openTrackers(page)
      expect(await lifetime()).toMatchObject({ uncertainty: 0.08 })
      expect(await textOf('.scene-side')).toContain('It has the uncertainty of the plant before')
      await page.goTo('about:blank')
      await page.goTo(`${origin}/#latitude=48.14&longitude=11.58&system_capacity_kw=100&view=scene`)
      await page.click('[data-example=ground_tracker]')
      await page.until("document.querySelector('.day-numbers')")
      expect(await lifetime()).toMatchObject({ uncertainty: null })
      expect(await textOf('.scene-side')).not.toContain('uncertainty')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the tracker example: a table that is clicked has the numbers of the service, from west to east',
    async () => {
      await openTrackers(page)
      const day = await dayOf('06-21')
      await press('From above')
      await toRow(13)
      // Along the row of trackers in the middle, from left to right.
      const box = await canvasBox()
      const seen: string[] = []
      for (let x = box.x + box.width * 0.3; x < box.x + box.width * 0.7 && seen.length < 14; x += 5) {
        await page.clickAt(x, box.y + box.height / 2)
        const id = (await textOf('#table-title')).replace('Table ', '')
        if (/^t\d/.test(id) && seen.at(-1) !== id) seen.push(id)
      }
      expect(seen).toEqual(Array.from({ length: 14 }, (_, k) => `t2-${k + 1}`))
      const table = day.tables.findIndex(({ id }) => id === 't2-14')
      const rows = await value<string[][]>(
        "[...document.querySelectorAll('.by-row tbody tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent))",
      )
      const lit = day.steps.filter(({ sun_elevation_deg }) => sun_elevation_deg > 0)
      expect(rows).toEqual(
        lit.map(({ time, sun_elevation_deg, rotation_deg, shaded }) => {
          const shade = shaded?.[table] ?? null
          return [
            time.slice(11, 16),
            sun_elevation_deg.toFixed(1),
            (rotation_deg[1] ?? 0).toFixed(1),
            shade === null ? 'sun behind' : (100 * shade).toFixed(1),
          ]
        }),
      )
      const poa = day.steps[13]?.poa_wm2 ?? 0
      expect(await textOf('.day-numbers')).toContain(`Plane of array${Math.round(poa).toLocaleString('en-US')} W/m²`)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the selected table is dragged to the east; one undo takes it back',
    async () => {
      const box = await canvasBox()
      const eastOf = 'Number(document.querySelector(\'[aria-label="East of t2-14"]\').value)'
      const northOf = 'Number(document.querySelector(\'[aria-label="North of t2-14"]\').value)'
      let x = box.x + box.width * 0.7
      for (; (await textOf('#table-title')) !== 'Table t2-14' || x > box.x + box.width * 0.69; x -= 5)
        await page.clickAt(x, box.y + box.height / 2)
      await page.drag(x + 5, box.y + box.height / 2, x + 65, box.y + box.height / 2)
      await page.until(`${eastOf} > 45`)
      expect(Math.abs(await value<number>(northOf))).toBeLessThan(0.2)
      await page.until("document.querySelector('.scene-side [role=status]')?.textContent.startsWith('The scene is valid')")
      await press('Undo')
      await page.until(`${eastOf} === 39`)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a day plays to its last lit row, and another day is solved',
    async () => {
      await toRow(19)
      await page.click('.play')
      await page.until(
        "document.querySelectorAll('.day-field output')[1].textContent === '20:00' && document.querySelector('.play').textContent === 'Play the day'",
      )
      await press('21 December')
      await page.until("document.querySelector('.day-player').textContent.includes('-12-21')")
      const { steps } = await dayOf('12-21')
      expect(await value<number>("document.querySelectorAll('.by-row tbody tr').length")).toBe(
        steps.filter(({ sun_elevation_deg }) => sun_elevation_deg > 0).length,
      )
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a fault of a placement is shown at its row in the words of the service; undo takes it back',
    async () => {
      await press('Previous rows')
      await write('East of t1-1', '')
      await page.until("document.querySelector('.row-notes .fault')")
      expect(await textOf('.row-notes .fault')).toBe('x: Field required')
      expect(await value<string>("document.querySelector('[aria-label=\"East of t1-1\"]').getAttribute('aria-invalid')")).toBe('true')
      expect(await textOf('.scene-side [role=status]')).toStartWith('One fault')
      expect(await accessibilityViolations(page)).toEqual([])
      await press('Undo')
      await page.until("document.querySelector('.scene-side [role=status]')?.textContent.startsWith('The scene is valid')")
      expect(await value<string>('document.querySelector(\'[aria-label="East of t1-1"]\').value')).toBe('-39')
      await write('North of t1-1', '-100')
      await press('Select')
      await page.until("document.querySelector('.table-facts')?.textContent.includes('-39, -100, -1.488')")
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'an id that is written is text',
    async () => {
      const name = '<img src=x onerror=document.title="bad">'
      await write('Id of row 1', name)
      await page.until("document.querySelector('.scene-side [role=status]')?.textContent.startsWith('The scene is valid')")
      await page.until(
        `[...document.querySelectorAll('.actions button')][0].getAttribute('aria-label') === ${JSON.stringify(`Select ${name}`)}`,
      )
      await press('Select')
      await page.until(`document.querySelector('#table-title').textContent === ${JSON.stringify(`Table ${name}`)}`)
      expect(await value<string>('document.title')).toBe('pvyield')
      expect(await value<number>("document.querySelectorAll('main img').length")).toBe(0)
    },
    HANG_LIMIT_MILLIS,
  )

  test('keys select tables in turn, and none', async () => {
    const title = (text: string) => page.until(`document.querySelector('#table-title').textContent === ${JSON.stringify(text)}`)
    await value("document.querySelector('.stage canvas').focus()")
    await page.press('Escape')
    await title('Table')
    await page.press('PageUp')
    await title('Table t3-14')
    await page.press('PageDown')
    await title('Table <img src=x onerror=document.title="bad">')
    await page.press('PageDown')
    await title('Table t1-2')
  })

  test('keys turn the picture', async () => {
    const before = await value<string>("document.querySelector('.compass').getAttribute('aria-label')")
    await value("document.querySelector('.stage canvas').focus()")
    await page.press('ArrowLeft')
    await page.until(`document.querySelector('.compass').getAttribute('aria-label') !== ${JSON.stringify(before)}`)
  })

  test(
    'on a phone and a desk, in light and dark: nothing to scroll sideways, axe finds nothing, nothing is complained of',
    async () => {
      for (const isOpen of [false, true]) {
        await value(`for (const one of document.querySelectorAll('details')) one.open = ${isOpen}`)
        expect(await faultsOfLooks(page)).toEqual([])
      }
      expect(complaintsOf(page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  /** Drops a file on the page. */
  const drop = (name: string, content: string) =>
    value(
      `(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })) })()`,
    )
  const openPlant = async (address: string) => {
    await page.resize(1440, 1000)
    await page.goTo('about:blank')
    await page.goTo(`${origin}/#${address}`)
  }
  const isChecked = (words: string) =>
    page.until(`document.querySelector('.scene-side [role=status]')?.textContent.includes(${JSON.stringify(words)})`)
  /** The plant of the address, once it is as wanted. */
  const plantInAddress = async (isWanted: (body: SimpleRunRequest) => boolean) => {
    for (;;) {
      const { plant } = stateOf(await value<string>('location.hash'))
      if (isWanted(plant.body as SimpleRunRequest)) return plant
      await Bun.sleep(20)
    }
  }
  const SHADES = "JSON.stringify([...document.querySelectorAll('.by-row tbody tr')].map(({ cells }) => [...cells].at(-1).textContent))"
  /** The last column of the numbers of a table. */
  const shownShades = (steps: Day['steps'], table: number) =>
    steps
      .filter(({ sun_elevation_deg }) => sun_elevation_deg > 0)
      .map(({ shaded }) => {
        const shade = shaded?.[table] ?? null
        if (shaded === null) return 'sun down'
        return shade === null ? 'sun behind' : (100 * shade).toFixed(1)
      })
  /** The value of a box. The tables of the scene come after its check, which may be faster. */
  const boxOf = async (label: string) => {
    const box = `document.querySelector('[aria-label=${JSON.stringify(label)}]')`
    await page.until(`${box} !== null`)
    return value<string>(`${box}.value`)
  }

  test(
    'a plant without a scene begins with one table, which faces the equator; types and objects are edited in place',
    async () => {
      await openPlant('latitude=-33.9&longitude=18.4&weather_source=embedded&system_capacity_kw=100&view=scene')
      await page.until("document.querySelectorAll('[data-example]').length > 3")
      expect(await textOf('.open-scene')).toContain('This plant has no scene')
      expect(await accessibilityViolations(page)).toEqual([])
      await page.click('[data-action=first-table]')
      await isChecked('1 placement, 0 objects, 20 modules')
      expect(await boxOf('Azimuth of p1')).toBe('0')
      await value(
        "(() => { const box = document.querySelector('.of-types [aria-label=\"Id of row 1\"]'); box.value = 'rack'; box.dispatchEvent(new Event('change', { bubbles: true })) })()",
      )
      await write('Modules of rack', '30')
      await isChecked('1 placement, 0 objects, 30 modules')
      expect(await boxOf('Type of p1')).toBe('rack')
      await write('Length of rack', '0')
      await isChecked('One fault')
      expect(await textOf('.of-types .row-notes .fault')).toBe('length: Input should be greater than 0')
      await press('Undo')
      await isChecked('The scene is valid')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a wall north of a table in the south: its shade is that of the service, before and after its height is changed',
    async () => {
      await press('Add: wall')
      await page.click('[data-points=o1]')
      await page.until("document.querySelector('.corners')")
      const corners = { 'East of point 1': -50, 'North of point 1': 8, 'East of point 2': 50, 'North of point 2': 8 }
      for (const [label, number] of Object.entries(corners)) await write(`${label} of o1`, String(number))
      await press('Select')
      const shades: (string | undefined)[] = []
      for (const height of [6, 1]) {
        for (const point of [1, 2]) await write(`Height of point ${point} of o1`, String(height))
        const { body } = await plantInAddress(({ scene }) => JSON.stringify(scene?.objects ?? []).endsWith(`,8,0,${height}]]}]`))
        const { request } = (await (await service.post('/api/run/simple/request', body)).json()) as { request: object }
        const { steps } = (await (await service.post('/api/scene/day?date=06-21', request)).json()) as Day
        const expected = shownShades(steps, 0)
        await page.until(`${SHADES} === ${JSON.stringify(JSON.stringify(expected))}`)
        shades.push(expected[3])
      }
      // At 10 in the morning: the higher wall shades some of the table, the lower one does not reach it.
      expect(Number(shades[0])).toBeGreaterThan(5)
      expect(Number(shades[1])).toBe(0)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a link is the view: day, time, table and eye; another link changes them, and none of it is undone',
    async () => {
      const isSeen = (expected: readonly string[]) =>
        page.until(
          `JSON.stringify([...[...document.querySelectorAll('.day-field output')].map((one) => one.textContent), document.querySelector('#table-title')?.textContent, document.querySelector('.compass')?.getAttribute('aria-label')]) === ${JSON.stringify(JSON.stringify(expected))}`,
        )
      await press('21 December')
      await page.until("document.querySelector('.day-player').textContent.includes('-12-21')")
      await toRow(9)
      await press('From the south')
      const expected = ['21 December', '09:00', 'Table p1', 'The picture looks towards 0 degrees from north']
      await isSeen(expected)
      await page.until('/&day=12-21&time=09:00&table=p1&eye=180,25,/.test(location.hash)')
      const link = await value<string>('location.href')
      await page.goTo('about:blank')
      await page.goTo(link)
      await isSeen(expected)
      await value("location.hash = location.hash.replace('09:00', '15:00').replace('eye=180', 'eye=90')")
      await isSeen(['21 December', '15:00', 'Table p1', 'The picture looks towards 270 degrees from north'])
      expect(await value<boolean>("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo').disabled")).toBe(true)
      await write('Up of p1', '3')
      await page.until("document.querySelector('.table-facts')?.textContent.includes('0, 0, 3')")
      await press('21 March')
      await press('Undo')
      await page.until("document.querySelector('.table-facts')?.textContent.includes('0, 0, 2')")
      expect(await textOf('.day-field output')).toBe('21 March')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a scene that is dropped opens here; what is none is refused in words, and the plant stays',
    async () => {
      const table = { id: 'a', kind: 'gft', length: 10, width: 2, modules: 10, strings: 1 }
      const rows = (count: number) => Array.from({ length: count }, (_, k) => ({ type: 'a', x: 0, y: 5 * k, tilt_deg: 20 }))
      await drop('rows.json', JSON.stringify({ version: 2, types: [table], placements: rows(3) }))
      await isChecked('3 placements, 0 objects, 30 modules')
      const reports = "[...document.querySelectorAll('.file')].map((one) => one.textContent).join()"
      for (const [name, content, words] of [
        ['nan.json', '{"version": 2, "types": [], "placements": [NaN]}', 'The file is not JSON'],
        [
          'many.json',
          JSON.stringify({ version: 2, types: [table], placements: rows(50_001) }),
          'The scene has 50,001 placements; at most 50,000',
        ],
      ] as const) {
        await drop(name, content)
        await page.until(`${reports}.includes(${JSON.stringify(words)})`)
        await isChecked('3 placements')
      }
      const names = rows(2).map((row) => ({ ...row, id: '<img src=x onerror=alert(1)>' }))
      await drop('names.json', JSON.stringify({ version: 2, types: [table], placements: names }))
      await isChecked('fault')
      expect(await textOf('.of-placements .row-notes .fault')).toContain('id:')
      await press('Undo')
      await isChecked('3 placements')
      await drop(
        'list.json',
        JSON.stringify({ version: 2, types: [table], placements: { length: 1e9 }, objects: [null, 7], outlines: 'no' }),
      )
      await isChecked('fault')
      await press('Undo')
      await isChecked('3 placements')
      expect(complaintsOf(page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a scene with terrain, frames, strings and a roof: the legend explains them, the scale bar is round, and the scene is saved',
    async () => {
      const type = { id: 'a', kind: 'gft', length: 10, width: 2, modules: 10, strings: 3, frame: 0.1 }
      const heights = Array.from({ length: 121 }, (_, k) => 300 + (k % 11))
      const house = [0, 6].flatMap((x) => [0, 3, 6].map((y) => [x, y, y === 3 ? 7 : 4] as const)).sort(([a, b], [c, d]) => a - c || b - d)
      const scene = {
        version: 2,
        types: [type],
        placements: [-10, 0, 10].map((y) => ({ type: 'a', x: 0, y, above_ground: 1.5, tilt_deg: 20 })),
        objects: [
          { kind: 'prism', vertices: [0, 1, 2, 5, 4, 3].map((k) => house[k] ?? [0, 0, 4]).map(([x, y, h]) => [20 + x, y, 307, h]) },
        ],
        terrain: { surface: { kind: 'grid', x: -50, y: -50, step: 10, columns: 11, heights } },
      }
      await drop('ground.json', JSON.stringify(scene))
      await isChecked('3 placements, 1 object, 30 modules')
      await page.until("document.querySelector('.legend .contour')")
      expect(await textOf('.legend')).toContain('frame without modulesbetween stringsground, a line every 0.5 m of height')
      await page.until("/^(1|2|5|10|20) m$/.test(document.querySelector('.scale-bar')?.textContent)")
      // What the page saves is a link that it makes and clicks.
      await value('window.saved = []; HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download) }')
      await press('GLB')
      await page.until("window.saved.includes('scene.glb')")
      await press('From the sun (SVG)')
      await page.until('/^scene-sun-\\d\\d-\\d\\d-\\d{4}.svg$/.test(window.saved[1])')
      await press('SHD')
      await page.until("document.querySelector('.scene-side [role=alert]')")
      expect(await textOf('.scene-side [role=alert]')).not.toContain('losses=accept')
      await press('Save without what it cannot hold')
      await page.until("window.saved[2] === 'scene.shd'")
      expect(complaintsOf(page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'ground that is dropped before the layout waits for it, then everything stands on it, and a button has it otherwise',
    async () => {
      const lines = Array.from({ length: 11 }, (_, line) => Array.from({ length: 11 }, (_, column) => 300 + column - line / 2).join(' '))
      const dem = ['ncols 11', 'nrows 11', 'xllcorner -55', 'yllcorner -55', 'cellsize 10', ...lines].join('\n')
      const csv = 'type,id,x,y,length,width,tilt,azimuth,height,modules\ntable,a,0,0,20,4,25,180,1.5,28\ntable,b,0,9,20,4,25,180,1.5,28\n'
      await openPlant('latitude=48&longitude=11&weather_source=embedded&system_capacity_kw=25&view=scene')
      await page.until("document.querySelector('[data-action=first-table]')")
      await drop('dem.asc', dem)
      await page.until("document.querySelector('.drop [role=status]')?.textContent.includes('drop its layout')")
      await drop('plant.csv', csv)
      await isChecked('2 placements')
      const standing = await plantInAddress(({ scene }) => scene?.terrain != null)
      expect(standing.body.scene?.terrain?.heights).toBe('above_ground')
      expect(await textOf('.drop [role=status]')).toContain('Tables and objects stand on it')
      await press('Heights are those of the terrain')
      await plantInAddress(({ scene }) => scene?.terrain?.heights === 'absolute')
      await page.until("document.querySelector('.scene-side')?.textContent.includes('below the terrain')")
      expect(await textOf('.drop [role=status]')).toContain('they stay as they are')
      await press('Put everything on this ground')
      await plantInAddress(({ scene }) => scene?.terrain?.heights === 'above_ground')
      expect(await textOf('.drop [role=status]')).toContain('Tables and objects stand on it')
      await value("document.querySelector('button.tab').click()")
      await page.until('document.querySelector(\'[aria-label="Tilt, slider"]\')?.disabled')
      expect(await textOf('.inputs')).toContain('Each table of the scene has its own: change it in Scene.')
      expect(await accessibilityViolations(page)).toEqual([])
      expect(complaintsOf(page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test.each([
    ['48', 165],
    ['-33.9', 15],
  ])(
    'a rack of an SHD that is dropped faces the equator at latitude %s: its azimuth of -15 is %d from north',
    async (latitude, expected) => {
      // PVsyst help, "Plane azimuth": east is negative in both hemispheres; 0 is south, or north beyond the equator.
      await openPlant(`latitude=${latitude}&longitude=18.4&weather_source=embedded&system_capacity_kw=100&view=scene`)
      await page.until("document.querySelector('[data-action=first-table]')")
      await drop('roof.SHD', sceneText(...objectLines(rack('0,0,1'))))
      const { body } = await plantInAddress(({ scene }) => (scene?.placements.length ?? 0) > 0)
      expect(body.scene?.placements.map(({ azimuth_deg }) => azimuth_deg)).toEqual([expected])
    },
  )

  test(
    'a picture that leaves something out says what',
    async () => {
      await openPlant('latitude=48&longitude=11&weather_source=embedded&system_capacity_kw=100&view=scene')
      await page.until("document.querySelector('[data-action=first-table]')")
      await drop('tanks.json', JSON.stringify(TANKS))
      await page.until("document.querySelector('.left-out')")
      expect(await textOf('.left-out')).toBe(
        'The picture shows the first 1,250 of 1,300 bodies that shade. The day and the run count all of them.',
      )
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'without 3D the picture of the service is shown, with every table by name',
    async () => {
      const flat = await BrowserPage.open(chromium ?? '', WITHOUT_3D)
      try {
        await openTrackers(flat)
        await flat.until("document.querySelector('.plan div')?.shadowRoot?.querySelectorAll('path title').length === 42")
        const fill = await flat.value<string>(
          "getComputedStyle(document.querySelector('.plan div').shadowRoot.querySelector('path.s0')).fill",
        )
        expect(fill).toBe('rgb(255, 205, 64)')
        // three itself says that it finds no WebGL.
        expect(flat.complaints.filter((text) => !text.includes('WebGL'))).toEqual([])
      } finally {
        await flat.close()
      }
    },
    HANG_LIMIT_MILLIS,
  )
})
