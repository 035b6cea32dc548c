import type { Cover } from '../document/blocks.ts'
import { noticeText } from '../document/notices.ts'
import type { Texts } from '../document/texts/en.ts'
import { ACCENT, CONTENT_WIDTH, INK, LINE, MUTED, PAGE, type PageFlow, WARNING } from './page-flow.ts'
import { visible } from './typeface.ts'

const LOGO = { width: 170, height: 64 }

/** At the foot of the cover, for what is to be said of the document itself. */
export const NOTE_PT = 36
const NOTICE_PT = 15
/** A longer title is set smaller. */
const TITLE_LENGTH = 60
/** Between a headline and the next one, and between the name of a fact and its value. */
const GAP_PT = 12
const FACT_PT = 10
/** Width of the names of facts, as far as no name is wider, and the share of the page that they never pass. */
const NAMES_PT = 110
const NAMES_FRAC_MAX = 0.42

/**
 * The first page: who made it for whom, and the numbers that everyone looks for.
 * @returns says on which pages its notices are explained, when these are drawn
 */
export function drawCover(flow: PageFlow, cover: Cover): (texts: Texts) => void {
  const { doc } = flow
  flow.newPage()
  if (cover.logo !== null) {
    const { bytes } = cover.logo
    flow.tag(
      'Figure',
      {
        alt: cover.business === '' ? 'Logo' : visible(cover.business),
        bbox: [PAGE.left, PAGE.top, PAGE.left + LOGO.width, PAGE.top + LOGO.height],
      },
      () => doc.image(bytes.slice().buffer, PAGE.left, PAGE.top, { fit: [LOGO.width, LOGO.height] }),
    )
  }
  flow.y = 190
  if (cover.business !== '') flow.text('P', cover.business, { weight: 'regular', size: 12, colour: MUTED })
  flow.y += 6
  flow.text('H1', cover.title, { weight: 'strong', size: cover.title.length > TITLE_LENGTH ? 20 : 28, colour: INK })
  if (cover.subtitle !== '') flow.text('P', cover.subtitle, { weight: 'regular', size: 14, colour: MUTED })
  flow.y += 22
  flow.artifact(() => doc.rect(PAGE.left, flow.y, 64, 3).fill(ACCENT))
  flow.y += 34
  drawHeadlines(flow, cover)
  flow.y += 18
  const sayPages = placeNotices(flow, cover)
  flow.y += 16
  drawCoverFacts(flow, cover)
  return sayPages
}

function drawHeadlines(flow: PageFlow, { headlines }: Cover): void {
  const step = CONTENT_WIDTH / Math.max(1, headlines.length)
  const top = flow.y
  const fitting = (text: string, weight: 'regular' | 'strong', largest: number) =>
    Math.min(largest, (step - GAP_PT) / flow.typeface.width(text, weight, 1))
  headlines.forEach(({ name, value, unit }, k) => {
    const x = PAGE.left + k * step
    const shown = flow.typeface.shown(name)
    flow.tag('P', {}, () => {
      flow.line(`${shown} `, x, top, { weight: 'regular', size: fitting(shown, 'regular', 9), colour: MUTED })
      const size = fitting(value, 'strong', 19)
      flow.line(unit === '' ? value : `${value} `, x, top + 33 - size, { weight: 'strong', size, colour: INK })
      if (unit !== '') flow.line(unit, x, top + 38, { weight: 'regular', size: fitting(unit, 'regular', 9), colour: MUTED })
    })
  })
  flow.y = top + 54
}

/** Leaves room for notices, and their place in the tree of tags, until the pages are known. */
function placeNotices(flow: PageFlow, { notices }: Cover): (texts: Texts) => void {
  const page = flow.pages - 1
  const places = notices.map((notice) => {
    const place = { notice, y: flow.y, element: flow.group('P') }
    flow.y += NOTICE_PT
    return place
  })
  return (texts) => {
    if (places.length > 0) flow.doc.switchToPage(page)
    for (const { notice, y, element } of places) {
      const explained = notice.section === null ? undefined : flow.pageOf.get(notice.section)
      const text = explained === undefined ? noticeText(notice, texts) : texts.notices.seePage(notice.text, explained)
      element.add(
        flow.doc.struct('Span', {}, () =>
          flow.line(flow.typeface.shown(text), PAGE.left, y, { weight: 'strong', size: 10, colour: WARNING }),
        ),
      )
      element.end()
    }
  }
}

function drawCoverFacts(flow: PageFlow, { facts }: Cover): void {
  const { doc, typeface } = flow
  const table = flow.group('Table')
  const widest = facts.reduce((width, [name]) => Math.max(width, typeface.width(typeface.shown(name), 'regular', FACT_PT)), 0)
  const names = Math.min(Math.max(NAMES_PT, widest + GAP_PT), NAMES_FRAC_MAX * CONTENT_WIDTH)
  for (const [name, value] of facts) {
    const head = typeface.lines(name, 'regular', FACT_PT, names - GAP_PT)
    const lines = typeface.lines(value, 'regular', FACT_PT, CONTENT_WIDTH - names)
    const height = 14 * Math.max(head.length, lines.length) + 9
    flow.need(height + NOTE_PT)
    const top = flow.y
    flow.artifact(() =>
      doc
        .moveTo(PAGE.left, top - 5)
        .lineTo(PAGE.left + CONTENT_WIDTH, top - 5)
        .lineWidth(0.4)
        .strokeColor(LINE)
        .stroke(),
    )
    const row = flow.group('TR', table)
    const draw = (texts: readonly string[], x: number, colour: string) => () => {
      for (const [k, line] of texts.entries())
        flow.line(k < texts.length - 1 ? `${line} ` : line, x, top + 14 * k, { weight: 'regular', size: FACT_PT, colour })
    }
    flow.tag('TH', { scope: 'Row' }, draw(head, PAGE.left, MUTED), row)
    flow.tag('TD', {}, draw(lines, PAGE.left + names, INK), row)
    row.end()
    flow.y = top + height
  }
  table.end()
}
