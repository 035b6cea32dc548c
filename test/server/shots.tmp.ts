import { BrowserPage, chromium } from './chromium.ts'
import { startTestService } from './service.ts'
const service = await startTestService({ SYNC_WAIT_MS: '600000' })
const port = await service.listen()
const page = await BrowserPage.open(chromium ?? '')
const which = process.argv.slice(2)
for (const [w, c] of [[390, 'light'], [1280, 'light'], [390, 'dark'], [1280, 'dark']] as const) {
  await page.resize(w, 900); await page.prefer(c)
  for (const key of which) {
    await page.goTo(`http://127.0.0.1:${port}${key}`)
    if (key.includes('reference')) await page.until("document.querySelector('.opblock')")
    const wide = await page.value<number>('document.documentElement.scrollWidth')
    if (wide > w) console.log('WIDE', key, w, wide)
    await Bun.write(`/tmp/site-shots/${key.replaceAll('/', '_')}-${w}-${c}.png`, await page.picture())
  }
}
console.log(page.complaints)
await page.close(); await service.stop()
