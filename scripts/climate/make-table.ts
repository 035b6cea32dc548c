/**
 * `bun scripts/climate/make-table.ts <figures.bin.gz>` writes the engine's climate table,
 * engine/climate/table.bin, from the file of figures.
 * The same figures give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { deflateSync } from 'fflate'
import { type ClimateTableHeader, HEADER_START, type LayerHeader, type LayerName, TABLE_MARK } from '../../engine/climate/table.ts'
import { encodePlane } from './encode-plane.ts'
import { type FigureSection, readFigures } from './figures.ts'

const VERSION = 3
/** Height of a band: a place is read from one or two of them. */
const BAND_DEG = 5

interface Recipe {
  name: LayerName
  /** Section of the figures. */
  section: string
  quantity: string
  /**
   * Number of steps of the figures in one step of the table. The rounding error stays below a tenth
   * of the error of the figures.
   */
  coarsen: number
  source: string
}

/** The order matters: the sea mask determines which cells of the elevation are stored. */
const RECIPES: Recipe[] = [
  { name: 'sea_mask', section: 'alt', quantity: '1 at sea, 0 on land', coarsen: 1, source: 'cells without an elevation' },
  {
    name: 'monthly_irradiation',
    section: 'ghi',
    quantity: 'global horizontal irradiation, monthly mean, kWh/m2/day; shape of the year, see annual_irradiation',
    coarsen: 2,
    source:
      'NASA Surface meteorology and Solar Energy (SSE) Release 6.0, 22-year monthly mean July 1983 to June 2005. These data were obtained from the NASA Langley Research Center ' +
      'Atmospheric Science Data Center, POWER project. US Government work, public domain.',
  },
  {
    name: 'annual_irradiation',
    section: 'ghiYear',
    quantity: 'global horizontal irradiation, mean of the year, kWh/m2/day',
    coarsen: 20,
    source:
      'Global Solar Atlas 2.0, a free, web-based application developed and operated by the company Solargis s.r.o. on behalf of the World Bank Group, utilizing Solargis data, with funding provided ' +
      'by the Energy Sector Management Assistance Program (ESMAP). https://globalsolaratlas.info. CC BY 4.0; averaged to 0.5 degrees, filled at sea and beyond 60 S to 65 N.',
  },
  {
    name: 'sea_level_temperature',
    section: 't0',
    quantity: 'air temperature reduced to sea level with 6.5 K/km, monthly mean, degC',
    coarsen: 2,
    source:
      'NCEP-NCAR Reanalysis 1, sigma 0.995, monthly long-term mean; NOAA Physical Sciences Laboratory, Boulder, Colorado, USA. Public domain.',
  },
  {
    name: 'elevation',
    section: 'alt',
    quantity: 'ground above sea level, m',
    coarsen: 1,
    source:
      "pvlib-python's altitude table (BSD-3-Clause), made from Mapzen (Tilezen Joerd) terrain tiles: ArcticDEM DEMs provided by the Polar Geospatial Center under NSF OPP awards 1043681, 1559691 and 1542736; " +
      'Australia terrain data (c) Commonwealth of Australia (Geoscience Australia) 2017; Austria terrain data (c) offene Daten Oesterreichs, Digitales Gelaendemodell (DGM) Oesterreich; ' +
      'Canada terrain data contains information licensed under the Open Government Licence Canada; Europe terrain data produced using Copernicus data and information funded by the European Union, EU-DEM layers; ' +
      'global ETOPO1 terrain data U.S. National Oceanic and Atmospheric Administration; Mexico terrain data source INEGI, Continental relief, 2016; New Zealand terrain data (c) 2011 Crown copyright (c) ' +
      'Land Information New Zealand and the New Zealand Government; Norway terrain data (c) Kartverket; United Kingdom terrain data (c) Environment Agency copyright and/or database right 2015; ' +
      'United States 3DEP (formerly NED) and global GMTED2010 and SRTM terrain data courtesy of the U.S. Geological Survey.',
  },
  {
    name: 'land_fraction',
    section: 'land',
    quantity: 'fraction of land in a box of 55 arc minutes',
    coarsen: 15,
    source: 'from the cells of the elevation',
  },
]

/**
 * Converts a section to codes of the table: coarser by `coarsen`, with gaps filled by the code
 * closest to the value zero.
 */
function toLayer(recipe: Recipe, section: FigureSection): { header: LayerHeader; codes: Int16Array } {
  const isMask = recipe.name === 'sea_mask'
  const scale = isMask ? 1 : section.scale * recipe.coarsen
  const offset = isMask ? 0 : (section.offset ?? 0)
  const fillCode = isMask || section.nodata === undefined ? null : Math.round(-offset / scale)
  const codes = Int16Array.from(section.values, (value) => {
    if (isMask) return value === section.nodata ? 1 : 0
    return value === section.nodata ? (fillCode ?? 0) : Math.round(value / recipe.coarsen)
  })
  const [rows, columns] = section.shape.slice(-2) as [number, number]
  const header: LayerHeader = {
    name: recipe.name,
    quantity: recipe.quantity,
    months: section.shape.length === 3 ? 12 : 1,
    rows,
    columns,
    southDeg: section.lat0,
    westDeg: section.lon0,
    stepDeg: section.step,
    scale,
    offset,
    fillCode,
    residualBytes: 1,
    bandRows: Math.ceil(BAND_DEG / section.step),
    bandBytes: [],
    source: recipe.source,
  }
  return { header, codes }
}

/** Residuals of each band of rows, month by month. */
function residualsOfBands(
  { rows, columns, months, bandRows, fillCode }: LayerHeader,
  codes: Int16Array,
  isCoded: Uint8Array | null,
): number[][] {
  const cells = rows * columns
  return Array.from({ length: Math.ceil(rows / bandRows) }, (_, band) => {
    const [from, to] = [band * bandRows * columns, Math.min(rows, (band + 1) * bandRows) * columns]
    return Array.from({ length: months }, (_, month) =>
      encodePlane(codes.subarray(month * cells + from, month * cells + to), columns, isCoded?.subarray(from, to) ?? null, fillCode ?? 0),
    ).flat()
  })
}

function toBytes(residuals: number[], residualBytes: 1 | 2): Uint8Array {
  const bytes = new Uint8Array(residuals.length * residualBytes)
  residuals.forEach((residual, i) => {
    bytes[i] = residual
    if (residualBytes === 2) bytes[residuals.length + i] = residual >> 8
  })
  return bytes
}

function main(path: string | undefined): void {
  if (path === undefined) throw new Error('Give the path of the figures: bun scripts/climate/make-table.ts <figures.bin.gz>')
  const figures = readFigures(path)
  const headers: LayerHeader[] = []
  const chunks: Uint8Array[] = []
  let isLand: Uint8Array | null = null
  for (const recipe of RECIPES) {
    const section = figures.get(recipe.section)
    if (section === undefined) throw new Error(`The figures have no section ${recipe.section}.`)
    const { header, codes } = toLayer(recipe, section)
    if (recipe.name === 'sea_mask') isLand = Uint8Array.from(codes, (sea) => 1 - sea)
    const isCoded = header.fillCode === null ? null : isLand
    const bands = residualsOfBands(header, codes, isCoded)
    header.residualBytes = bands.flat().some((residual) => residual > 255) ? 2 : 1
    const deflated = bands.map((residuals) => deflateSync(toBytes(residuals, header.residualBytes), { level: 9 }))
    header.bandBytes = deflated.map(({ length }) => length)
    const size = header.bandBytes.reduce((sum, length) => sum + length, 0)
    console.log(`${header.name.padEnd(22)} ${String(codes.length).padStart(8)} values  ${String(size).padStart(7)} bytes deflated`)
    headers.push(header)
    chunks.push(...deflated)
  }
  const header: ClimateTableHeader = { version: VERSION, layers: headers }
  const headerBytes = Buffer.from(JSON.stringify(header, null, 1), 'ascii')
  const start = Buffer.alloc(HEADER_START)
  start.write(TABLE_MARK, 'ascii')
  start.writeUInt32LE(headerBytes.length, TABLE_MARK.length)
  const table = Buffer.concat([start, headerBytes, ...chunks])
  writeFileSync(new URL('../../engine/climate/table.bin', import.meta.url), table)
  console.log(`engine/climate/table.bin: ${table.length} bytes`)
}

main(process.argv[2])
