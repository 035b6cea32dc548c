import type { Findings } from '../findings.ts'
import { cleanText } from '../object-keys.ts'
import { allBlocks, type PvsystBlock } from '../pvsyst-object.ts'

/** Remarks that are repeated. */
const REMARKS_MAX = 30
/** Blocks of a variant that are read, or that say nothing of a plant. */
const READ =
  /^(SiteSimul|MeteoSimul|Orientations|EnIncidente|Horizon|PVMainArray|System|Ombrage|SimulPlots|VarList|PrintSettings|ErrorList|pvSite|pvMeteo|pvEnIncid|pvHorizon|pvMainArray|pvSystem|pvShading)$/i

/** The errors and warnings that PVsyst wrote into its file, and the blocks of a variant that are not read, by name and line. */
export function noteOwnRemarks(main: PvsystBlock, findings: Findings): void {
  for (const block of allBlocks(main)) {
    if (!/^ErrorList$/i.test(block.name)) continue
    const texts = [...allBlocks(block)].flatMap(({ entries }) => entries).filter(({ value }) => /\p{L}{2}/u.test(value))
    for (const { key, value, line } of texts.slice(0, REMARKS_MAX))
      findings.note('deviation', { key: cleanText(key).slice(0, 50), line }, `PVsyst's own list of errors says: ${cleanText(value)}`)
    if (texts.length > REMARKS_MAX)
      findings.note(
        'deviation',
        { key: block.name, line: block.line },
        `PVsyst's list of errors has ${texts.length - REMARKS_MAX} more lines`,
      )
  }
  if (main.kind !== 'pvVCalcul') return
  const unread = main.blocks.filter(({ name, kind }) => !READ.test(name) && !READ.test(kind))
  if (unread.length === 0) return
  const [first] = unread
  const named = unread
    .slice(0, REMARKS_MAX)
    .map(({ name, kind, line }) => `${cleanText(kind === '' ? name : kind).slice(0, 50)} (line ${line})`)
  findings.note(
    'ignored',
    { key: cleanText(first?.name ?? '').slice(0, 50), line: first?.line ?? null },
    `The variant has parts that are not read, because no public file shows what their keys mean: ${named.join(', ')}. Unavailability is ac_losses.unavailability_loss and outages, P50 and P90 lifetime.uncertainty, economics are not of a run`,
  )
}
