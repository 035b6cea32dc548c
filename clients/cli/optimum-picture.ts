import type { OptimiseAnswer } from '@pvyield/sdk'
import { figureText, percentText, pointText } from './figure-text.ts'
import { aligned } from './table.ts'

const BAR_COLUMNS = 30
const LISTED_MAX = 5

const STOPPED: Readonly<Record<OptimiseAnswer['stopped'], string>> = {
  converged: 'no plant that differs by a step in one field or in two is better',
  max_evaluations: 'the limit of evaluations came first: raise --max-evaluations, or lengthen the steps',
  flat: 'every plant has the same objective: the fields do not matter for it',
  no_point: 'no plant counts',
}

/** An optimisation as lines of text: the way to the optimum, the optimum, what a little more or less costs, what was refused. */
export function optimumLines(answer: OptimiseAnswer): string[] {
  const { count, failed, failed_count: failedCount, infeasible_count: broken, findings } = answer
  const refused = failed.slice(0, LISTED_MAX).map(({ point, errors: [error] }) => `  ${pointText(point)}: ${error?.message ?? 'refused'}`)
  return [
    wayLines(answer),
    bestLines(answer),
    sensitivityLines(answer),
    failedCount === 0 ? [] : [`${failedCount} of ${count} plants were refused`, ...refused, ...(failedCount > LISTED_MAX ? ['  ...'] : [])],
    broken === 0 ? [] : [`${broken} of ${count} plants break a constraint`],
    findings.map(({ message, variants }) => `Note${variants < count ? ` (${variants} of ${count})` : ''}: ${message}`),
  ]
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => [...lines, ''])
    .slice(0, -1)
}

/**
 * The base, and each plant that was better than all before it, with a bar from the worst of them to the best. A base that
 * breaks a constraint has no bar: it is no plant of this way.
 */
function wayLines(answer: OptimiseAnswer): string[] {
  const { improvements, points, columns, fields } = answer
  const shown = [0, ...improvements].filter((k) => columns.objective?.[k] != null)
  const objectiveAt = (k: number) => columns.objective?.[k] as number
  const counted = shown.filter((k) => brokenAt(answer, k).length === 0).map(objectiveAt)
  const [least, most] = [Math.min(...counted), Math.max(...counted)]
  const rows = shown.map((k) => {
    const broken = brokenAt(answer, k)
    const filled = most === least ? BAR_COLUMNS : Math.round((BAR_COLUMNS * (objectiveAt(k) - least)) / (most - least))
    const own = fields.map(({ path }) => String(points[path]?.[k] ?? 'default'))
    const bar = broken.length > 0 ? `breaks ${broken.join(' and ')}` : '█'.repeat(filled) + '░'.repeat(BAR_COLUMNS - filled)
    return [k === 0 ? 'base' : String(k), ...own, figureText(objectiveAt(k)), bar]
  })
  return rows.length === 0 ? [] : aligned([['plant', ...fields.map(({ path }) => path), 'objective', ''], ...rows], 1)
}

/** The constraints that an evaluation breaks. */
function brokenAt({ columns, labels }: OptimiseAnswer, k: number): string[] {
  return Object.entries(columns).flatMap(([name, values]) =>
    /^constraint_\d+$/.test(name) && (values[k] ?? 0) < 0 ? [labels[name] ?? name] : [],
  )
}

function bestLines({ optimum, nearest = null, objective: { expression, sense, unit }, stopped, count }: OptimiseAnswer): string[] {
  const end = `  After ${count} plants: ${STOPPED[stopped]}`
  if (optimum === null) return ['There is no optimum', ...nearestLines(nearest), end]
  const { point, objective, change_frac: change, at_bounds: bounds, binding = [] } = optimum
  const against = change === null ? '' : `, ${percent(change)} against the base`
  return [
    `Optimum (${sense === 'max' ? 'largest' : 'smallest'} ${expression}): ${pointText(point)}, ${figureText(objective)}${unit ? ` ${unit}` : ''}${against}`,
    ...bounds.map(({ path, bound }) => `  ${path} is at its ${bound}: beyond it there may be a better plant`),
    ...binding.map(
      (each) =>
        `  ${each.expression} stops it: it is ${figureText(each.value)} here, and a plant that breaks it has ${figureText(each.objective)}`,
    ),
    end,
  ]
}

/** The plant that breaks the constraints least. */
function nearestLines(nearest: OptimiseAnswer['nearest']): string[] {
  if (nearest === undefined || nearest === null) return []
  const broken = nearest.broken.map(({ expression, value }) => `${expression} is ${figureText(value)}`)
  return [`  The nearest to the constraints is ${pointText(nearest.point)}, where ${broken.join(' and ')}: they have to be zero or more`]
}

function sensitivityLines(answer: OptimiseAnswer): string[] {
  const { sensitivity } = answer
  const rows = sensitivity.flatMap(({ path, points }) =>
    points.map(({ value, evaluation, objective, change_frac: change }) => {
      if (change !== null) return [`  ${path} ${value}`, percent(change)]
      const broken = brokenAt(answer, evaluation)
      if (broken.length > 0) return [`  ${path} ${value}`, `breaks ${broken.join(' and ')}`]
      // Of an optimum of zero there is no share.
      return [`  ${path} ${value}`, objective === null ? 'refused' : `${figureText(objective)} instead of 0`]
    }),
  )
  const ranges = sensitivity.flatMap(({ path, nearly_optimal: range }) =>
    range === null || range.from === range.to
      ? []
      : [`  ${path} from ${Number(range.from.toPrecision(4))} to ${Number(range.to.toPrecision(4))} is within 0.1 %`],
  )
  return rows.length === 0 ? [] : ['Around it:', ...aligned(rows, 1), ...ranges]
}

function percent(frac: number): string {
  return percentText(frac, 3, 'exceptZero')
}
