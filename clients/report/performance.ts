/** The report and the pictures of a measured plant against its run. */
export type { Block } from './document/blocks.ts'
export { htmlOf } from './document/html.ts'
export { performanceReport } from './document/performance-report.ts'
export type { TestSubject } from './document/tested-subject.ts'
export { powerScatterPicture } from './pictures/power-scatter.ts'
export { ratioMonthsPicture } from './pictures/ratio-months.ts'
