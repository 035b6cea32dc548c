import { fixed } from '../../pictures/number-text.ts'
import { scenePlanPicture } from '../../pictures/scene-plan.ts'
import { type Block, facts, figure, heading, table } from '../blocks.ts'
import type { Section } from '../section.ts'

const BINS_SHOWN = 40

export const sceneSection: Section = ({ answer, figures }, texts): Block[] => {
  const { scene, scene_bins: bins, near_shading: near } = answer.summary
  const plan = figures.plan()
  const kwhm2 = (value: number) => `${fixed(value, 2)} kWh/m²`
  const shading =
    near === undefined
      ? []
      : [
          facts(texts.facts.nearShading, [
            [texts.facts.byRows, kwhm2(near.rows_kwhm2)],
            [texts.facts.byTerrain, kwhm2(near.terrain_kwhm2)],
            [texts.facts.byObjects, kwhm2(near.objects_kwhm2)],
            [texts.facts.byBeam, kwhm2(near.beam_kwhm2)],
            [texts.facts.byDiffuse, kwhm2(near.diffuse_kwhm2)],
            [texts.facts.byGround, kwhm2(near.ground_kwhm2)],
            [texts.facts.electrical, `${fixed(near.electrical_kwh, 0)} kWh`],
          ]),
        ]
  if (scene === null) return [heading(2, texts.facts.nearShading), ...shading]
  return [
    heading(1, texts.headings.scene),
    facts(texts.facts.counts, [
      [texts.facts.types, fixed(scene.types, 0)],
      [texts.facts.placements, fixed(scene.placements, 0)],
      [texts.facts.tables, fixed(scene.tables, 0)],
      [texts.facts.modules, fixed(scene.modules, 0)],
      [texts.facts.objects, fixed(scene.objects, 0)],
      [texts.facts.bins, fixed(scene.orientation_bins, 0)],
      scene.origin === null ? null : [texts.facts.origin3d, `${scene.origin.latitude}, ${scene.origin.longitude}`],
    ]),
    ...(plan === null ? [] : figure(texts.captions.plan, scenePlanPicture(plan, figures.shade(), { theme: 'print', heading: false }))),
    table(
      texts.facts.bins,
      [
        { title: texts.columns.kind, width: 3 },
        { title: texts.columns.tilt, width: 2, isNumber: true },
        { title: texts.columns.azimuth, width: 2, isNumber: true },
        { title: texts.columns.modules, width: 2, isNumber: true },
        { title: texts.columns.tables, width: 2, isNumber: true },
      ],
      [
        ...bins
          .slice(0, BINS_SHOWN)
          .map((bin) => [
            texts.kinds[bin.kind] ?? bin.kind,
            fixed(bin.tilt_deg, 1),
            fixed(bin.azimuth_deg, 1),
            fixed(bin.modules, 0),
            fixed(bin.tables.length, 0),
          ]),
        ...(bins.length > BINS_SHOWN ? [[texts.more(bins.length - BINS_SHOWN), '', '', '', '']] : []),
      ],
    ),
    heading(2, texts.facts.nearShading),
    ...shading,
  ]
}
