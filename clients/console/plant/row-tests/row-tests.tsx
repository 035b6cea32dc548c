import { flagsOf, weatherFlagsPicture, weatherMonthsPicture } from '@pvyield/report/weather'
import { Figure } from '../../parts/figure.tsx'
import { NumbersTable } from '../../parts/numbers-table.tsx'
import type { Tested } from './tested-weather.ts'

const NAME = 'weather-quality'

/** What the tests of the rows of a weather found: pictures, the tests that rows fail, and the months. */
export function RowTests({ report, rows }: Tested) {
  const failed = report.tests.filter(({ flagged }) => flagged > 0)
  return (
    <div class="curves">
      <p class="help wide">
        {report.flagged_rows} of {report.rows} rows fail a test. {report.series.notes.join(' ')}
      </p>
      <Figure title="Flagged hours" name={`${NAME}-hours`} draw={(options) => weatherFlagsPicture(flagsOf(report, rows), options)} />
      <Figure
        title="Irradiance over that of a clear sky"
        name={`${NAME}-months`}
        draw={(options) => weatherMonthsPicture(report.months, options)}
      />
      <div class="wide">
        <NumbersTable
          title="Tests that rows fail"
          name={`${NAME}-tests`}
          head={[
            ['Test', ''],
            ['A row fails with', ''],
            ['Compared', 'rows'],
            ['Failed', 'rows'],
          ]}
          rows={failed.map(({ test, title, rows: compared, flagged }) => [test, title, String(compared), String(flagged)])}
        />
      </div>
    </div>
  )
}
