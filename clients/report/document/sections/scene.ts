import { fixed } from '../../pictures/number-text.ts'
import { scenePlanPicture } from '../../pictures/scene-plan.ts'
import { shadeMapPicture } from '../../pictures/shade-map.ts'
import { type Block, facts, figure, heading, table } from '../blocks.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'

const BINS_SHOWN = 40
const PRINT = { theme: 'print', heading: false } as const

/** The scene, and what shades the plant nearby. */
export const sceneSection: Section = (run, texts): Block[] => {
  const shading = [heading(2, texts.facts.nearShading), ...shadingFacts(run.answer, texts)]
  return [...sceneBlocks(run, texts), ...(shading.length > 1 ? shading : [])]
}

function shadingFacts({ summary: { near_shading: near } }: ReportRun['answer'], { facts: words }: Texts): Block[] {
  if (near === undefined) return []
  const kwhm2 = (value: number) => `${fixed(value, 2)} kWh/m²`
  return [
    facts(words.nearShading, [
      [words.byRows, kwhm2(near.rows_kwhm2)],
      [words.byTerrain, kwhm2(near.terrain_kwhm2)],
      [words.byObjects, kwhm2(near.objects_kwhm2)],
      [words.byBeam, kwhm2(near.beam_kwhm2)],
      [words.byDiffuse, kwhm2(near.diffuse_kwhm2)],
      [words.byGround, kwhm2(near.ground_kwhm2)],
      [words.electrical, `${fixed(near.electrical_kwh, 0)} kWh`],
    ]),
  ]
}

function sceneBlocks({ answer, figures }: ReportRun, texts: Texts): Block[] {
  const { scene, scene_bins: bins } = answer.summary
  if (scene === null) return []
  const { facts: words } = texts
  const plan = figures.plan()
  const map = figures.shadeMap()
  return [
    heading(1, texts.headings.scene),
    facts(words.counts, [
      [words.types, fixed(scene.types, 0)],
      [words.placements, fixed(scene.placements, 0)],
      [words.tables, fixed(scene.tables, 0)],
      [words.modules, fixed(scene.modules, 0)],
      [words.objects, fixed(scene.objects, 0)],
      [words.bins, fixed(scene.orientation_bins, 0)],
      scene.origin === null ? null : [words.origin3d, `${scene.origin.latitude}, ${scene.origin.longitude}`],
    ]),
    ...(plan === null ? [] : figure(texts.captions.plan, scenePlanPicture(plan, figures.shade(), PRINT))),
    binTable(bins, texts),
    ...(map === null ? [] : figure(texts.captions.shadeMap, shadeMapPicture(map, figures.horizon(), PRINT))),
  ]
}

function binTable(bins: ReportRun['answer']['summary']['scene_bins'], { facts: words, columns, kinds, more }: Texts): Block {
  const left = bins.length - BINS_SHOWN
  const number = (title: string) => ({ title, width: 2, isNumber: true })
  return table(
    words.bins,
    [{ title: columns.kind, width: 3 }, ...[columns.tilt, columns.azimuth, columns.modules, columns.tables].map(number)],
    [
      ...bins
        .slice(0, BINS_SHOWN)
        .map((bin) => [
          kinds[bin.kind] ?? bin.kind,
          fixed(bin.tilt_deg, 1),
          fixed(bin.azimuth_deg, 1),
          fixed(bin.modules, 0),
          fixed(bin.tables.length, 0),
        ]),
      ...(left > 0 ? [[more(left), '', '', '', '']] : []),
    ],
  )
}
