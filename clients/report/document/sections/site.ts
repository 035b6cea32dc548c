import { horizonPicture } from '../../pictures/horizon.ts'
import { fixed } from '../../pictures/number-text.ts'
import { type Block, facts, figure, heading, paragraph } from '../blocks.ts'
import { clipped, trimmed } from '../fields.ts'
import type { Section } from '../section.ts'

/** Where the plant stands, and its weather. */
export const siteSection: Section = ({ answer, request, figures }, texts, words): Block[] => {
  const { site } = request
  const { weather_meta: meta, summary } = answer
  const horizon = figures.horizon()
  const highest = horizon.elevationsDeg.length === 0 ? 0 : Math.max(...horizon.elevationsDeg)
  return [
    heading(1, texts.headings.site),
    facts(texts.headings.site, [
      [texts.facts.latitude, `${trimmed(site.latitude, 8)} deg`],
      [texts.facts.longitude, `${trimmed(site.longitude, 8)} deg`],
      [texts.facts.elevation, `${fixed(site.elevation, 0)} m`],
      [texts.facts.zone, site.timezone === null ? texts.automatic : `UTC${site.timezone < 0 ? '' : '+'}${site.timezone} h`],
      [words.name('site.albedo_monthly'), words.value('site.albedo_monthly', site.albedo_monthly)],
      [
        texts.facts.horizon,
        horizon.azimuthsDeg.length === 0 ? texts.facts.flat : texts.facts.horizonPoints(horizon.azimuthsDeg.length, fixed(highest, 1)),
      ],
    ]),
    ...figure(texts.captions.horizon, horizonPicture(horizon, { theme: 'print', heading: false, height: 300 })),
    ...(horizon.azimuthsDeg.length === 0
      ? []
      : [
          paragraph(
            `${texts.facts.horizonTable}: ${horizon.azimuthsDeg
              .map((azimuth, k) => `${trimmed(azimuth, 4)}° ${fixed(horizon.elevationsDeg[k] ?? 0, 1)}°`)
              .slice(0, 72)
              .join(', ')}.`,
          ),
        ]),
    heading(1, texts.headings.weather),
    facts(texts.headings.weather, [
      [texts.facts.source, meta?.source ?? texts.facts.unknown],
      [texts.facts.database, clipped(meta?.database ?? texts.facts.unknown, 600)],
      [texts.facts.period, meta?.period ?? texts.facts.unknown],
      [texts.facts.quality, clipped(meta?.quality ?? texts.facts.unknown, 800)],
      meta?.id ? [texts.facts.weatherId, meta.id] : null,
      [texts.facts.weatherHash, summary.provenance.weather_sha256],
    ]),
  ]
}
