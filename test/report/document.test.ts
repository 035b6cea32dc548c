import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { EN, htmlOf, type ReportRun, reportOf } from '@pvyield/report/document'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { openFonts, pdfOf } from '@pvyield/report/pdf'
import { exampleRun } from './example-run.ts'
import { docsPlant } from './made-run.ts'
import { pdfInfo, pdfStructure, pdfText } from './pdf-text.ts'
import { PLANTS } from './plants.ts'

const contract = await Bun.file(join(import.meta.dir, '..', '..', 'openapi.json')).json()
const fonts = openFonts({
  regular: await Bun.file(fontFile(FONT_FILES.regular)).bytes(),
  strong: await Bun.file(fontFile(FONT_FILES.strong)).bytes(),
})

const pdfOfRun = (run: ReportRun) => pdfOf(reportOf(run), fonts)

test('a report says what stands behind its numbers', async () => {
  const { report } = await exampleRun()
  const html = htmlOf(reportOf(report))
  for (const { source } of report.answer.models ?? [])
    expect(html).toContain(source.slice(0, 20).replaceAll("'", '&#39;').replaceAll('&', '&').split('&')[0] ?? '')
  for (const hash of Object.values(report.answer.summary.provenance)) expect(html).toContain(hash)
})

test('a PDF has a tree of headings, tables with heads, and figures with words for them', async () => {
  const { report } = await exampleRun()
  const structure = await pdfStructure(await pdfOfRun(report))
  if (structure === null) return
  for (const tag of ['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Caption'])
    expect(structure).toMatch(new RegExp(`^ *${tag}\\b`, 'm'))
})

test('what a PDF says of itself is text: no element of its own, no character that one does not see', async () => {
  const { report } = await exampleRun()
  const hostile = 'p</rdf:li></rdf:Alt></dc:title><dc:creator>Fraunhofer ISE</dc:creator>&amp;\u0000\u0007\u061c\u202e\ud800'
  const profile = { name: '', business_name: hostile, logo: null }
  const bytes = await pdfOfRun({ ...report, details: { project: hostile }, profile })
  const file = new TextDecoder().decode(bytes)
  const packet = file.slice(file.indexOf('<x:xmpmeta'), file.indexOf('</x:xmpmeta>'))
  expect(packet).toContain('Fraunhofer ISE')
  expect(packet.match(/<[^>]*>/g)?.filter((tag) => tag.startsWith('<dc:creator')).length).toBe(1)
  expect(packet.match(/<\/?dc:title>/g)?.length).toBe(2)
  expect(packet.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
  const said = await pdfInfo(bytes)
  if (said === null) return
  expect(said).toMatch(/^Title: +p<\/rdf:li>.*&amp;/m) // as it was written, for readers that show the title
})

test('a character that the typeface lacks is shown as a box, and the cover says which; hidden ones are left out', async () => {
  const { report } = await exampleRun()
  const text = await pdfText(await pdfOfRun({ ...report, details: { project: 'Park \u4eac\u90fd \u202eevil\u0000 Ärger Ωμέγα' } }))
  if (text === null) return
  expect(text).toContain('Park □□ evil Ärger Ωμέγα')
  expect(text).toContain('□ stands for 2 characters that the typeface of this PDF does not have: Chinese.')
})

test('texts of any length make a report whose cover says all of its facts', async () => {
  const { report } = await exampleRun()
  const wide = '\u592a Wide WORLD '.repeat(20).slice(0, 200)
  const long = { project: wide, author: wide, client: wide, revision: wide.slice(0, 60), notes: 'word '.repeat(400) }
  const profile = { name: '', business_name: wide, logo: null }
  const text = await pdfText(await pdfOfRun({ ...report, details: long, profile, runId: 'run_'.repeat(20) }))
  if (text === null) return
  const cover = text.slice(0, text.indexOf(EN.headings.summary))
  for (const fact of [EN.cover.revision, EN.cover.run, EN.cover.engine, '□ stands for 1 character that']) expect(cover).toContain(fact)
})

test('every loss field of the document has a name in the catalogue', () => {
  for (const [section, schema] of [
    ['dc_losses', 'DcLosses'],
    ['ac_losses', 'AcLosses'],
    ['bifacial', 'Bifacial'],
  ] as const) {
    for (const field of Object.keys(contract.components.schemas[schema].properties))
      expect(Object.keys(EN.fields)).toContain(`${section}.${field}`)
  }
})

test('a page has no character that reorders a name, and no caption that repeats its heading', async () => {
  const { report } = await exampleRun()
  const html = htmlOf(reportOf({ ...report, details: { project: 'Park \u202etxt.exe\u2067' } }))
  expect(html).toContain('<h1>Park txt.exe</h1>')
  expect(html).not.toContain('<h2>Site</h2><table class="f"><caption>')
})

test('a loss is called given when the request gives it', async () => {
  for (const [name, docs] of [
    ['fixed racks without uncertainty', 'racks'],
    ['trackers, bifacial', 'trackers'],
    ['scene with a horizon', 'yard'],
  ] as const) {
    const run = await PLANTS[name]?.()
    const sent = await docsPlant(docs)
    const table = run && reportOf(run).blocks.find((block) => block.kind === 'table' && block.title === EN.headings.losses)
    if (table?.kind !== 'table') throw new Error('No such table')
    const given = table.rows.filter(([, , source]) => source === EN.given).map(([, , , path = '']) => path.split('.'))
    expect(given.length).toBeGreaterThan(5)
    expect(given.filter(([section = '', field = '']) => sent[section]?.[field] === undefined)).toEqual([])
  }
})

test('a plant of one part is reported as that part', async () => {
  const made = PLANTS['one part of another tilt and module']
  if (made === undefined) throw new Error('no such plant')
  const html = htmlOf(reportOf(await made()))
  expect(html).toContain('7.5 deg')
  expect(html).toContain('Module: CSI Solar')
  // the library id is that of the plant's own module, which does not run
  expect(html).not.toContain('library, pan_longi')
  expect(html).not.toContain(EN.headings.partLosses)
})

test('a plant of parts names each part, whose inverters it feeds, and the module of each', async () => {
  const made = PLANTS['parts with outages, transformers and a battery that ages']
  if (made === undefined) throw new Error('no such plant')
  const html = htmlOf(reportOf(await made()))
  for (const text of [
    'those of East roof (east), in parallel',
    'those of Hall (hall), at inputs of its own',
    '4 parts, 810 modules',
    'given, part hall',
    'Module: CSI Solar',
    'Module: LONGi',
    'Service of two inverters',
    EN.facts.transformers,
    EN.facts.ageing,
  ])
    expect(html).toContain(text)
})
