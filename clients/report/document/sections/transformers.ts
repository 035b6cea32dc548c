import { type Block, table } from '../blocks.ts'
import { trimmed } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Texts } from '../texts/en.ts'

/** The transformers that the request gives by data sheet. */
export function transformerTable({ request: { ac_losses: losses } }: ReportRun, texts: Texts): Block[] {
  const { columns, facts } = texts
  const medium = losses.use_mv_transformer ? (losses.mv_transformers ?? []) : []
  const high = losses.hv_transformer === null ? [] : [losses.hv_transformer]
  const rows = [...medium.map((one) => [facts.medium, one] as const), ...high.map((one) => [facts.high, one] as const)]
  if (rows.length === 0) return []
  return [
    table(
      facts.transformers,
      [
        { title: columns.voltage, width: 3 },
        ...[columns.number, columns.kva, columns.noLoad, columns.loadLoss].map((title) => ({ title, width: 2, isNumber: true })),
      ],
      rows.map(([name, { number, kva, no_load_kw, load_loss_kw }]) => [
        name,
        ...[number, kva, no_load_kw, load_loss_kw].map((value) => trimmed(value, 6)),
      ]),
    ),
  ]
}
