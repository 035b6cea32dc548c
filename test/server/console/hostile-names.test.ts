import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { addressOf } from '../../../clients/console/state/address.ts'
import { type ConsoleState, FIRST_STATE } from '../../../clients/console/state/console-state.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { type Person, signIn } from '../accounts/person.ts'
import { SIMPLE } from '../answers.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

/** What would run, break out of its element or text, or turn what follows, if a page took it for more than text. */
const NAMES = {
  'an image with a handler': '<img src=x onerror="window.hacked=1">',
  'an end of a script': '</script><script>window.hacked=1</script>',
  'an end of an attribute': '"><svg onload="window.hacked=1">',
  'an end of a style': '</style></textarea></title><iframe srcdoc="<script>parent.hacked=1</script>">',
  'an address that runs': 'javascript:window.hacked=1',
  'a template': "{{constructor.constructor('window.hacked=1')()}}",
  'text from right to left': 'שלום <b>עולם</b> قطعة',
  'characters without width': 'a\u200b\u200d\ufeffb\u00ad<i>c</i>',
} as const
/** Only a link can have it: labels and the fields of the service refuse it. */
const TURNING = { 'characters that turn what follows': '\u202e<b>gpj.exe\u202c' } as const

describe.skipIf(chromium === null)('hostile names in Chromium', () => {
  let shown: ConsolePage
  let ada: Person
  beforeAll(async () => {
    shown = await openConsole()
    ada = await signIn(shown.service, 'ada@example.com')
    await shown.page.setCookie(shown.origin, ada.cookie)
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  /** Nothing of a name became an element or ran, and the policy had nothing to stop. */
  async function isText(): Promise<void> {
    expect(
      await shown.page.value(
        "document.querySelectorAll('img[src=x], iframe, script:not([src]), [onerror], [onload], main b, main i').length",
      ),
    ).toBe(0)
    expect(await shown.page.value('typeof window.hacked')).toBe('undefined')
    expect(shown.page.complaints).toEqual([])
  }

  /** All that a person sees or hears as text, also what stands in boxes. */
  const texts = () =>
    shown.page.value<string>(
      "document.body.textContent + [...document.querySelectorAll('input, textarea, option')].map((box) => box.value).join('\\n')",
    )

  test(
    'in every view they are text: places, files, compared plants, stored runs, ids',
    async () => {
      const all = Object.values({ ...NAMES, ...TURNING })
      const joined = all.join(' ')
      const state: ConsoleState = {
        ...FIRST_STATE,
        place: joined,
        pins: all.map((name) => ({ name, plant: FIRST_STATE.plant })),
        files: all.map((name, k) => ({ id: `met_dropped_${k}`, name })),
        stored: { id: joined, label: joined, createdAt: joined, energyKwh: 1, engine: joined, hasSeries: true },
      }
      await shown.open(addressOf(state))
      for (const name of all) expect(await texts()).toContain(name)
      await isText()
      const content = "document.querySelector('#console > :last-child')"
      const tabs = "document.querySelectorAll('.toolbar .tab')"
      for (let k = 1; k < (await shown.page.value<number>(`${tabs}.length`)); k++) {
        await shown.page.value(`${content}.isOfOtherView = true; ${tabs}[${k}].click()`)
        await shown.page.until(`${tabs}[${k}].getAttribute('aria-current') === 'page' && ${content}.isOfOtherView !== true`)
        await isText()
      }
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'in a request they are named as wrong fields and an id, as text',
    async () => {
      const fields = Object.fromEntries(Object.values(NAMES).map((name) => [name, 1]))
      const body = { ...FIRST_STATE.plant.body, ...fields, module: { id: Object.values(NAMES).join(' ') } }
      await shown.open(addressOf({ ...FIRST_STATE, plant: { kind: 'simple', body } } as unknown as ConsoleState))
      await shown.page.until("document.querySelector('.refusal')")
      for (const name of Object.values(NAMES)) expect(await texts()).toContain(name)
      await isText()
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'in an account they are text: labels of runs and of keys, the name and the business',
    async () => {
      const ids: Record<string, string> = {}
      for (const name of Object.values(NAMES)) {
        const made = (await (await ada.call('POST', '/api/run/simple', SIMPLE)).json()) as { links: { run: string } }
        ids[name] = made.links.run.split('/').at(-1) ?? ''
        expect((await ada.call('PATCH', `/api/runs/${ids[name]}`, { label: name })).status).toBe(200)
        expect((await ada.call('PUT', '/api/me/profile', { name, business_name: name })).status).toBe(200)
        expect((await ada.call('POST', '/api/keys', { label: name })).status).toBe(200)
      }
      await shown.page.goTo(`${shown.origin}/account/runs`)
      const last = JSON.stringify(Object.values(NAMES).at(-1))
      await shown.page.until(`document.querySelector('#runs bdi')?.textContent === ${last}`)
      for (const name of Object.values(NAMES)) expect(await texts()).toContain(name)
      await isText()
      await shown.page.value("for (const row of document.querySelectorAll('#runs tbody tr')) row.querySelector('button').click()")
      await shown.page.until(`document.querySelectorAll('#runs form input').length === ${Object.keys(NAMES).length}`)
      for (const name of Object.values(NAMES)) expect(await texts()).toContain(name)
      await isText()
      await shown.page.goTo(`${shown.origin}/account`)
      await shown.page.until(`document.querySelectorAll('#keys td').length > 0 && document.querySelector('#events td')`)
      for (const name of Object.values(NAMES)) expect(await texts()).toContain(name)
      await isText()
      for (const [name, id] of Object.entries(ids)) {
        await shown.page.goTo('about:blank')
        await shown.page.goTo(`${shown.origin}/#run=${id}`)
        await shown.page.until(`document.querySelector('.stored bdi')?.textContent === ${JSON.stringify(name)}`)
        await isText()
      }
    },
    HANG_LIMIT_MILLIS,
  )
})
