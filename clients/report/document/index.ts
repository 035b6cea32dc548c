/** The report of a run as blocks and as HTML. The PDF is `@pvyield/report/pdf`, which brings a library and needs fonts. */
export type { Block, Cover, Logo, ReportDocument, Table } from './blocks.ts'
export { type ComparisonDetails, comparisonReport } from './comparison-report.ts'
export { htmlOf } from './html.ts'
export { performanceReport } from './performance-report.ts'
export { reportOf } from './report.ts'
export type { ReportDetails, ReportProfile, ReportRun } from './report-run.ts'
export type { TestSubject } from './tested-subject.ts'
export { EN, type Texts } from './texts/en.ts'
