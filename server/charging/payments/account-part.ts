import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Balance, top-up and usage by month on the account page. */
export const PAYMENT_PART = {
  content: `<section aria-labelledby="billing-title">
<h2 id="billing-title">Billing</h2>
<div role="status"><p id="paid" class="note" hidden></p></div>
<dl><dt>Free units left this month</dt><dd id="free-units"></dd><dt>Price of a unit</dt><dd id="unit-price"></dd><dt>Wallet</dt><dd id="wallet"></dd><dt>Monthly billing</dt><dd id="monthly-state"></dd></dl>
<form id="top-up"><label>Amount to add, USD <input name="amount_usd" type="number" required min="5" max="10000" step="0.01" value="25"></label><button type="submit">Top up</button></form>
<p><button type="button" id="start-monthly">Switch to monthly billing</button> <button type="button" id="portal">Cards and invoices</button></p>
<form id="budget"><label>Limit of monthly billing, USD (empty for none) <input name="budget_usd" type="number" min="0" step="0.01"></label><button type="submit">Save the limit</button></form>
<table id="usage"><caption>Usage by month (UTC)</caption><thead><tr><th scope="col">Month</th><th scope="col">Runs</th><th scope="col">Units</th><th scope="col">Free</th><th scope="col">From the wallet</th><th scope="col">Monthly billing</th></tr></thead><tbody></tbody></table>
</section>`,
  script: { name: 'billing.js', text: readFileSync(join(import.meta.dir, 'browser', 'billing.js'), 'utf8') },
}
