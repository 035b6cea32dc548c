import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallPlant } from '../../engine/small-plant.ts'
import { runOf } from '../answers.ts'
import { startTestService } from '../service.ts'

const READ = `
import json, sys
import pandas as pd
table = pd.read_csv(sys.argv[1], index_col=0, parse_dates=True)
print(json.dumps({
    'index': [str(table.index.dtype.kind), str(table.index[0]), str(table.index[-1])],
    'kinds': sorted(set(dtype.kind for dtype in table.dtypes)),
    'titles': list(table.columns),
    'grid_kwh': table['E_Grid (kWh)'].sum(),
}))
`

const hasPandas = Bun.spawnSync(['python3', '-c', 'import pandas'], { stdout: 'ignore', stderr: 'ignore' }).exitCode === 0
if (!hasPandas) console.log('Skipped the CSV test with pandas: python3 of this machine has no pandas')

test.skipIf(!hasPandas)(
  'pd.read_csv(..., index_col=0, parse_dates=True) reads the CSV: stamps as the index, numbers in every column',
  async () => {
    const service = await startTestService()
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-pandas-'))
    const file = join(folder, 'series.csv')
    writeFileSync(file, await (await service.post('/api/run', smallPlant(), { accept: 'text/csv' })).text())
    const { summary } = await runOf(await service.post('/api/run', smallPlant()))
    const python = Bun.spawnSync(['python3', '-c', READ, file])
    if (python.exitCode !== 0) throw new Error(python.stderr.toString())
    const read = JSON.parse(python.stdout.toString()) as { index: string[]; kinds: string[]; titles: string[]; grid_kwh: number }
    expect(read.index).toEqual(['M', '2001-06-21 00:00:00', '2001-06-21 23:00:00'])
    expect(read.kinds.filter((kind) => !['f', 'i'].includes(kind))).toEqual([])
    expect([read.titles[0], read.titles.at(-1)]).toEqual(['GlobHor (W/m2)', 'E_Grid (kWh)'])
    expect(Math.abs(read.grid_kwh / summary.e_grid_kwh - 1)).toBeLessThan(1e-9)
    rmSync(folder, { recursive: true })
    await service.stop()
  },
)
