import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'

/** Program of a Chromium on this machine; null where there is none, and then the tests are skipped. */
export const chromium = process.env.CHROMIUM || Bun.which('chromium') || Bun.which('chromium-browser') || Bun.which('google-chrome')

/** Flags of a browser that draws 3D without a graphics card. */
export const WITH_3D = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

interface Answer {
  readonly id?: number
  readonly method?: string
  readonly params?: {
    readonly type?: string
    readonly name?: string
    readonly loaderId?: string
    readonly args?: readonly { value?: unknown; description?: string }[]
    readonly entry?: { readonly text: string; readonly url?: string }
  }
  readonly result?: Record<string, unknown>
  readonly error?: { readonly message: string }
  readonly sessionId?: string
}

/** Keys by name: their code, and the text that they write. */
const KEYS = {
  Tab: { code: 9, text: undefined },
  Enter: { code: 13, text: '\r' },
  ' ': { code: 32, text: ' ' },
  '/': { code: 191, text: '/' },
  Escape: { code: 27, text: undefined },
  PageUp: { code: 33, text: undefined },
  PageDown: { code: 34, text: undefined },
  ArrowLeft: { code: 37, text: undefined },
  ArrowRight: { code: 39, text: undefined },
  ArrowUp: { code: 38, text: undefined },
  ArrowDown: { code: 40, text: undefined },
} as const
const SHIFT = 8

/** One page of a browser without a window, driven by its debugging protocol. */
export class BrowserPage {
  /** What the browser complained of: errors of scripts, and what a policy refused. */
  readonly complaints: string[] = []
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  /** Documents that are loaded, by the loader that the protocol names. */
  private readonly loaded = new Set<string>()
  private lastId = 0
  private session: string | undefined

  private constructor(
    private readonly socket: WebSocket,
    private context = '',
  ) {
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Answer))
  }

  /**
   * Opens a page in a browser of this process, with storage and cookies of its own.
   * @param more  flags of the browser besides the usual ones
   */
  static async open(program: string, more: readonly string[] = []): Promise<BrowserPage> {
    const socket = new WebSocket(await browserWith(program, more))
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    const page = new BrowserPage(socket)
    const { browserContextId } = await page.send('Target.createBrowserContext', { disposeOnDetach: true })
    page.context = String(browserContextId)
    const { targetId } = await page.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await page.send('Target.attachToTarget', { targetId, flatten: true })
    page.session = String(sessionId)
    for (const domain of ['Page', 'Runtime', 'Log']) await page.send(`${domain}.enable`)
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
    return page
  }

  /**
   * Opens an address, and waits until its document is loaded. The address is no sign of that: the
   * scripts of a page may have changed it already.
   */
  async goTo(url: string): Promise<void> {
    const { loaderId, errorText } = await this.send('Page.navigate', { url })
    if (errorText !== undefined) throw new Error(`${url}: ${String(errorText)}`)
    if (loaderId === undefined) return // another place of the same document
    while (!this.loaded.has(String(loaderId))) await Bun.sleep(10)
  }

  /** Loads the page once more; it has ended when the old page, which is marked, is gone. */
  async reload(): Promise<void> {
    await this.value('window.isOld = true')
    await this.send('Page.reload')
    await this.until("window.isOld !== true && document.readyState === 'complete'")
  }

  /** The value of an expression in the page. */
  async value<Value = unknown>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })) as {
      result: { value: Value }
      exceptionDetails?: { text: string; exception?: { description?: string } }
    }
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /**
   * Waits until an expression is true, also across the loading of another page. Fails when that takes
   * minutes: with what the page shows, which the time limit of the test would not say.
   */
  async until(expression: string): Promise<void> {
    const patience = performance.now() + HANG_LIMIT_MILLIS / 2
    while (performance.now() < patience) {
      if (await this.value(`Boolean(${expression})`).catch(() => false)) return
      await Bun.sleep(20)
    }
    const shown = await this.value<string>('location.href + " " + document.body.innerText').catch(String)
    throw new Error(`${expression} does not become true. ${this.complaints.join('; ')} The page shows: ${shown.slice(0, 1500)}`)
  }

  /** Writes into a field as a person does. */
  async type(selector: string, text: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`)
    await this.value(`document.querySelector(${JSON.stringify(selector)}).focus()`)
    await this.send('Input.insertText', { text })
  }

  async click(selector: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`)
    await this.value(`document.querySelector(${JSON.stringify(selector)}).click()`)
  }

  /** Presses and releases the left button of the mouse at a point of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  }

  /** Moves the mouse with its left button held, as a person drags. */
  async drag(fromX: number, fromY: number, toX: number, toY: number): Promise<void> {
    const mouse = (type: string, x: number, y: number) =>
      this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
    await mouse('mousePressed', fromX, fromY)
    for (const share of [0.3, 0.7, 1]) await mouse('mouseMoved', fromX + share * (toX - fromX), fromY + share * (toY - fromY))
    await mouse('mouseReleased', toX, toY)
  }

  /** Presses and releases a key, such as "Tab" or "Enter", as a person without a mouse does. */
  async press(key: keyof typeof KEYS, { shift = false } = {}): Promise<void> {
    const { code, text } = KEYS[key]
    const pressed = { key, code: key, windowsVirtualKeyCode: code, modifiers: shift ? SHIFT : 0 }
    await this.send('Input.dispatchKeyEvent', { type: text === undefined ? 'rawKeyDown' : 'keyDown', ...pressed, text })
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  }

  /** Writes where the focus is. */
  async write(text: string): Promise<void> {
    await this.send('Input.insertText', { text })
  }

  /** Shows pages as on a screen of this width, in CSS pixels. */
  async resize(width: number, height = 800): Promise<void> {
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 })
  }

  /** Shows pages to someone who prefers these colours. */
  async prefer(colours: 'light' | 'dark'): Promise<void> {
    await this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: colours }] })
  }

  /** Gives the browser a cookie of a server, as `name=value`. */
  async setCookie(url: string, pair: string): Promise<void> {
    const [name = '', ...value] = pair.split('=')
    await this.send('Network.setCookie', { name, value: value.join('='), url, httpOnly: true })
  }

  /** Picture of the whole page, PNG. */
  async picture(): Promise<Buffer> {
    const { data } = await this.send('Page.captureScreenshot', { captureBeyondViewport: true })
    return Buffer.from(String(data), 'base64')
  }

  /** Picture of what is in sight, WebP. */
  async screen(): Promise<Buffer> {
    const { data } = await this.send('Page.captureScreenshot', { format: 'webp', quality: 44 })
    return Buffer.from(String(data), 'base64')
  }

  async close(): Promise<void> {
    this.session = undefined
    await this.send('Target.disposeBrowserContext', { browserContextId: this.context })
    this.socket.close()
  }

  private async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.lastId
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve))
    this.socket.send(JSON.stringify({ id, method, params, ...(this.session !== undefined && { sessionId: this.session }) }))
    const { result = {}, error } = await answer
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }

  private receive(answer: Answer): void {
    const { id, method, params } = answer
    if (method === 'Page.lifecycleEvent' && params?.name === 'load') this.loaded.add(params.loaderId ?? '')
    if (method === 'Page.javascriptDialogOpening') void this.send('Page.handleJavaScriptDialog', { accept: true })
    if (id !== undefined) {
      this.waiting.get(id)?.(answer)
      this.waiting.delete(id)
    } else if (method === 'Log.entryAdded') this.complaints.push(`${params?.entry?.text} ${params?.entry?.url ?? ''}`)
    else if (method === 'Runtime.consoleAPICalled' && ['error', 'warning', 'assert'].includes(params?.type ?? ''))
      this.complaints.push(params?.args?.map(({ value, description }) => String(value ?? description)).join(' ') ?? '')
    else if (method === 'Runtime.exceptionThrown') this.complaints.push(JSON.stringify(params))
  }
}

/** The addresses of the browsers of this process by their flags: a start is dearer than most pages. */
const browsers = new Map<string, Promise<string>>()
/** Ends the browser, and deletes its folder, when its standard input ends: with this process, however it ends. */
const UNTIL_END = 'folder=$1; shift; "$@" & read _; kill $!; wait $!; rm -rf "$folder"'

function browserWith(program: string, more: readonly string[]): Promise<string> {
  const key = more.join(' ')
  const address = browsers.get(key) ?? startBrowser(program, more)
  browsers.set(key, address)
  return address
}

function startBrowser(program: string, more: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-chromium-'))
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--remote-debugging-port=0',
    ...more,
    `--user-data-dir=${folder}`,
  ]
  const command = ['sh', '-c', UNTIL_END, 'sh', folder, program, ...flags, 'about:blank']
  const browser = Bun.spawn(command, { stdin: 'pipe', stdout: 'ignore', stderr: 'pipe' })
  browser.unref()
  return addressIn(browser.stderr)
}

/** The address that the browser writes when it is ready. */
async function addressIn(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of stream) {
    text += decoder.decode(piece, { stream: true })
    const address = /ws:\/\/\S+/.exec(text)?.[0]
    if (address !== undefined) return address
  }
  throw new Error(`The browser did not start: ${text}`)
}
