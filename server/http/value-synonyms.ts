/** What people call values of `racking` and `track_mode`, in lower case without separators. */
export const VALUE_SYNONYMS: Readonly<Record<string, string>> = {
  tracker: 'single_axis',
  trackers: 'single_axis',
  hsat: 'single_axis',
  roof: 'rooftop',
  groundmount: 'fixed',
  rack: 'fixed',
}
