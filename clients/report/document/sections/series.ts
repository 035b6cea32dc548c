import { dailyPicture } from '../../pictures/daily.ts'
import { durationPicture } from '../../pictures/duration.ts'
import { heatmapPicture } from '../../pictures/heatmap.ts'
import { yearsIn } from '../../pictures/series-values.ts'
import { type Block, figure, heading } from '../blocks.ts'
import type { Section } from '../section.ts'

const PRINT = { theme: 'print', heading: false } as const

/** The hours of the year, of a run that has its series. */
export const seriesSection: Section = ({ figures }, texts): Block[] => {
  const energy = figures.series('E_Grid')
  const light = figures.series('GlobInc')
  if (energy === null) return []
  const mean = texts.meanOf(yearsIn(energy.rows))
  return [
    heading(1, texts.headings.series),
    ...(light === null ? [] : figure(texts.captions.daily, dailyPicture(light, energy, { ...PRINT, height: 280 }))),
    ...figure(texts.captions.heatmap + mean, heatmapPicture(energy, PRINT)),
    ...figure(texts.captions.duration + mean, durationPicture(energy, { ...PRINT, height: 280 })),
  ]
}
