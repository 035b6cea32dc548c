/** The page: asks the worker, and draws what it answers. */
const form = document.querySelector('form')
const status = document.querySelector('p')
const figure = document.querySelector('figure')
const worker = new Worker('worker.js', { type: 'module' })

form.addEventListener('submit', (event) => {
  event.preventDefault()
  simulate()
})
worker.addEventListener('message', ({ data }) => {
  if (data.error !== undefined) status.textContent = data.error
  else if (data.done !== undefined) status.textContent = `Simulating: ${Math.round(100 * data.done)} %`
  else {
    status.textContent = inWords(data)
    figure.replaceChildren(picture(data))
  }
})
simulate()

function simulate() {
  const { latitude, longitude } = Object.fromEntries(new FormData(form))
  if (!form.reportValidity()) return
  status.textContent = 'Loading the engine'
  worker.postMessage({ latitude: Number(latitude), longitude: Number(longitude) })
}

/** A refused plant has no yield: its place says so. */
function inWords({ tiltsDeg, gcrs, kwhPerKw, refusals }) {
  const ran = kwhPerKw.filter((kwh) => kwh !== null)
  const refused = refusals.length === 0 ? '' : ` ${refusals.length} refused: ${refusals[0]}.`
  if (ran.length === 0) return `No plant ran.${refused}`
  const best = kwhPerKw.indexOf(Math.max(...ran))
  const [gcr, tilt] = [gcrs[Math.floor(best / tiltsDeg.length)], tiltsDeg[best % tiltsDeg.length]]
  return `${ran.length} plants. Most: ${Math.round(kwhPerKw[best])} kWh/kW a year at ${tilt} deg and a ground cover ratio of ${gcr}.${refused}`
}

const CELL = { width: 50, height: 30 }
const MARGIN = { left: 60, top: 50 }

/** One cell for each plant: tilt to the right, ground cover downwards. */
function picture({ tiltsDeg, gcrs, kwhPerKw }) {
  const ran = kwhPerKw.filter((kwh) => kwh !== null)
  const [least, most] = [Math.min(...ran), Math.max(...ran)]
  const svg = element('svg', {
    viewBox: `0 0 ${MARGIN.left + tiltsDeg.length * CELL.width} ${MARGIN.top + gcrs.length * CELL.height}`,
    role: 'img',
    'aria-label': 'Specific yield in kWh/kW by tilt and ground cover ratio',
    'font-size': 14,
    'text-anchor': 'middle',
  })
  svg.append(
    text('Specific yield in kWh/kW, by tilt in degrees (right) and ground cover ratio (down)', middleX(tiltsDeg.length / 2 - 0.5), 15),
    ...tiltsDeg.map((tilt, column) => text(`${tilt}`, middleX(column), MARGIN.top - 8)),
    ...gcrs.map((gcr, row) => text(gcr.toFixed(2), MARGIN.left / 2, middleY(row))),
  )
  kwhPerKw.forEach((kwh, at) => {
    const [row, column] = [Math.floor(at / tiltsDeg.length), at % tiltsDeg.length]
    const box = { x: MARGIN.left + column * CELL.width, y: MARGIN.top + row * CELL.height, ...CELL }
    if (kwh === null) {
      svg.append(element('rect', { ...box, fill: 'none', stroke: 'currentColor' }), text('refused', middleX(column), middleY(row)))
      return
    }
    const share = (kwh - least) / (most - least || 1)
    svg.append(
      element('rect', { ...box, fill: colour(share) }),
      text(`${Math.round(kwh)}`, middleX(column), middleY(row), share < 0.5 ? 'white' : 'black'),
    )
  })
  return svg
}

/** Dark blue for the least, yellow for the most; also without colours the lighter is the more. */
function colour(share) {
  return `hsl(${Math.round(240 - 190 * share)} 55% ${Math.round(25 + 45 * share)}%)`
}

function middleX(column) {
  return MARGIN.left + (column + 0.5) * CELL.width
}

function middleY(row) {
  return MARGIN.top + (row + 0.5) * CELL.height + 5
}

function text(content, x, y, fill = 'currentColor') {
  const made = element('text', { x, y, fill })
  made.textContent = content
  return made
}

function element(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
