/**
 * What the engine answers at once: names, checks and small figures, without the stages of a run. For
 * a thread that must not wait, as the main thread of the server: it loads a third of the modules, and
 * each collection of its garbage has that much less to mark.
 */
export { TYPICAL_YEAR_EDITION } from './climate/edition.ts'
export { standardOffsetHours } from './climate/timezone.ts'
export { formatStamp } from './core/calendar.ts'
export { INVALID } from './core/invalid.ts'
export { limitHint } from './core/limit-hint.ts'
export { QUANTITIES } from './core/quantities.ts'
export { referenceColumn } from './core/reference-columns.ts'
export { EngineError } from './core/sink.ts'
export { ENGINE_VERSION } from './core/version.ts'
export { siteMonthly } from './estimate/site-monthly.ts'
export { FINDING_CODES } from './findings/catalogue.ts'
export { type Finding, findingOf } from './findings/finding.ts'
export { placeKey, withoutDigraphs } from './places/place-key.ts'
export { decimalsOf, rounded } from './report/decimals.ts'
export { DIAGRAM } from './report/diagram.ts'
export { labelsOf, legendsOf } from './report/series.ts'
export { completeRunRequest, completeScene } from './request.ts'
export { findSceneFailures } from './scene/check-scene.ts'
export { describeScene } from './scene/describe-scene.ts'
export { earlierFormatMessage } from './scene/earlier-format.ts'
export { checkSimple } from './simple/check-simple.ts'
export { isStage, STAGES, type Stage } from './tree/stages.ts'
export { pathOf, type TagsAt, wordingOf } from './wording.ts'
