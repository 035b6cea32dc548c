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

  test.each(Object.entries({ ...NAMES, ...TURNING }))(
    'in every view, %s is text: places, files, compared plants, stored runs, ids',
    async (_, name) => {
      const state: ConsoleState = {
        ...FIRST_STATE,
        place: name,
        pins: [{ name, plant: FIRST_STATE.plant }],
        files: [{ id: 'met_dropped_0', name }],
        stored: { id: name, label: name, createdAt: name, energyKwh: 1, engine: name, hasSeries: true },
      }
      await shown.open(addressOf(state))
      expect(await texts()).toContain(name)
      await isText()
      const views = await shown.page.value<number>("document.querySelectorAll('.toolbar .tab').length")
      for (let k = 0; k < views; k++) {
        await shown.page.value(`document.querySelectorAll('.toolbar .tab')[${k}].click()`)
        await shown.page.until(`document.querySelectorAll('.toolbar .tab')[${k}].getAttribute('aria-current') === 'page'`)
        await Bun.sleep(300) // a view loads its code
        await isText()
      }
    },
    HANG_LIMIT_MILLIS,
  )

  test.each(Object.entries(NAMES))(
    'in a request, %s is named as a wrong field or id, as text',
    async (_, name) => {
      const body = { ...FIRST_STATE.plant.body, [name]: 1, module: { id: name } }
      await shown.open(addressOf({ ...FIRST_STATE, plant: { kind: 'simple', body } } as unknown as ConsoleState))
      await shown.page.until("document.querySelector('.refusal')")
      expect(await texts()).toContain(name)
      await isText()
    },
    HANG_LIMIT_MILLIS,
  )

  test.each(Object.entries(NAMES))(
    'in an account, %s is text: labels of runs and of keys, the name and the business',
    async (_, name) => {
      const made = (await (await ada.call('POST', '/api/run/simple', SIMPLE)).json()) as { links: { run: string } }
      const id = made.links.run.split('/').at(-1) ?? ''
      expect((await ada.call('PATCH', `/api/runs/${id}`, { label: name })).status).toBe(200)
      expect((await ada.call('PUT', '/api/me/profile', { name, business_name: name })).status).toBe(200)
      expect((await ada.call('POST', '/api/keys', { label: name })).status).toBe(200)
      await shown.page.goTo('about:blank')
      await shown.page.goTo(`${shown.origin}/account/runs`)
      await shown.page.until(`document.querySelector('#runs bdi')?.textContent === ${JSON.stringify(name)}`)
      await isText()
      await shown.page.value("document.querySelector('#runs tbody button').click()")
      await shown.page.until(`document.querySelector('#runs form input').value === ${JSON.stringify(name)}`)
      await isText()
      await shown.page.goTo(`${shown.origin}/account`)
      await shown.page.until(
        `document.querySelector('#keys td')?.textContent === ${JSON.stringify(name)} && document.querySelector('#events td')`,
      )
      expect(await texts()).toContain(name)
      await isText()
      await shown.page.goTo(`${shown.origin}/#run=${id}`)
      await shown.page.until(`document.querySelector('.stored bdi')?.textContent === ${JSON.stringify(name)}`)
      await isText()
    },
    HANG_LIMIT_MILLIS,
  )
})
