import { BrowserPage, chromium } from '../chromium.ts'
import { startTestService, type TestService } from '../service.ts'

/** A service, and a browser that shows its console. */
export interface ConsolePage {
  readonly service: TestService
  readonly page: BrowserPage
  readonly origin: string
  /** Opens the console at an address after `#`, and waits for its answer. */
  open(address?: string): Promise<void>
  /** Waits until what is shown is the answer to what is chosen. */
  answered(): Promise<void>
  /** The texts of the headline by the figures that they show. */
  headline(): Promise<Record<string, string>>
  close(): Promise<void>
}

/** @param flags  of the browser, besides the usual ones */
export async function openConsole(flags: readonly string[] = []): Promise<ConsolePage> {
  const service = await startTestService()
  const origin = `http://127.0.0.1:${await service.listen()}`
  const page = await BrowserPage.open(chromium ?? '', flags)
  const answered = () => page.until("document.querySelector('.results')?.getAttribute('aria-busy') === 'false'")
  return {
    service,
    page,
    origin,
    answered,
    open: async (address = '') => {
      await page.goTo('about:blank')
      await page.goTo(`${origin}/${address === '' ? '' : `#${address}`}`)
      await answered()
    },
    headline: () =>
      page.value<Record<string, string>>(
        "Object.fromEntries([...document.querySelectorAll('[data-figure]')].map((one) => [one.dataset.figure, one.querySelector('dd').textContent.trim()]))",
      ),
    close: async () => {
      await page.close()
      await service.stop()
    },
  }
}
