import { me } from '/account/assets/account.js'
import { call, fillTable, onPress, onSubmit } from '/account/assets/call.js'

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
const usd = (amount) => `${amount.toLocaleString('en-US', DIGITS)} USD`

if (me !== null) {
  document.getElementById('unit-price').textContent = `${usd(me.unit_price_usd)}, ${me.free_units_per_month} a month are free`
  show(me)
  onSubmit('top-up', ({ amount_usd }) => checkOut('/api/billing/topup', { amount_usd: Number(amount_usd) }))
  onSubmit('budget', async ({ budget_usd }) => {
    const changed = await call('PUT', '/api/me/budget', { budget_usd: budget_usd === '' ? null : Number(budget_usd) })
    if (changed !== null) show(changed)
  })
  onPress(document.getElementById('start-monthly'), () => checkOut('/api/billing/monthly'))
  onPress(document.getElementById('portal'), () => checkOut('/api/billing/portal'))
  await confirm()
  await list()
}

function show({ free_units_left, balance_usd, billing, used_usd, budget_usd }) {
  if (free_units_left !== undefined) document.getElementById('free-units').textContent = free_units_left
  document.getElementById('wallet').textContent = usd(balance_usd)
  const limit = budget_usd === null ? 'no limit' : `of at most ${usd(budget_usd)}`
  document.getElementById('monthly-state').textContent = billing === 'monthly' ? `${usd(used_usd)} used this month, ${limit}` : 'off'
  document.getElementById('start-monthly').hidden = billing === 'monthly'
  const field = document.getElementById('budget').elements.namedItem('budget_usd')
  // An answer that comes late must not overwrite what the person is writing.
  if (document.activeElement !== field) field.value = budget_usd ?? ''
}

async function checkOut(path, body) {
  const started = await call('POST', path, body)
  if (started !== null) location.assign(started.url)
}

/** The browser comes back from a checkout: its money counts now, even before the provider reports it. */
async function confirm() {
  const session = new URLSearchParams(location.search).get('session_id')
  if (session === null) return
  // A page that is opened again later must not say again that a payment arrived.
  history.replaceState(null, '', location.pathname)
  const confirmed = await call('POST', `/api/billing/checkout/${encodeURIComponent(session)}/confirm`)
  if (confirmed === null) return
  show(confirmed.state)
  const paid = document.getElementById('paid')
  paid.textContent = confirmed.paid ? 'Your payment has arrived.' : 'Your payment has not arrived yet.'
  paid.hidden = false
}

async function list() {
  const months = await call('GET', '/api/me/usage')
  if (months === null) return
  fillTable(
    'usage',
    months.map(({ month, runs, units, free_units, wallet_usd, monthly_usd }) => [
      month,
      String(runs),
      String(units),
      String(free_units),
      usd(wallet_usd),
      usd(monthly_usd),
    ]),
  )
}
