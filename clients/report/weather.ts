/** The report and the pictures of a weather that was tested row by row. */
export { htmlOf } from './document/html.ts'
export { type WeatherReportDetails, weatherReport } from './document/weather-report.ts'
export { weatherFlagsPicture } from './pictures/weather-flags.ts'
export { weatherMonthsPicture } from './pictures/weather-months.ts'
export { flagsOf, type TestedRowsOf, type TestedWeather } from './weather-quality.ts'
