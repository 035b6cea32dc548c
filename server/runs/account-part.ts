import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The stored runs on a page of the account: searched, named, opened and deleted. */
export const RUNS_PART = {
  content: `<section aria-label="Stored runs">
<form id="find-runs" role="search"><label>Find runs <input name="q" type="search" maxlength="100" autocomplete="off" placeholder="Words of a name, a racking, a place or a module"></label><button type="submit">Find</button></form>
<p id="no-runs" hidden></p>
<div class="scroll"><table id="runs" class="numbers" hidden><caption class="unseen">Stored runs, newest first</caption><thead><tr><th scope="col">Run</th><th scope="col">Stored</th><th scope="col">Energy to grid, MWh</th><th scope="col">Specific yield, kWh/kWp</th><th scope="col">PR, %</th><th scope="col">Take away</th><th scope="col">Change</th></tr></thead><tbody></tbody></table></div>
<p><button type="button" id="more-runs" hidden>Show older runs</button></p>
<div role="status"><p id="runs-shown" class="unseen"></p></div>
</section>`,
  script: { name: 'runs.js', text: readFileSync(join(import.meta.dir, 'browser', 'runs.js'), 'utf8') },
}
