import { describe, expect, test } from 'bun:test'
import { componentId } from '../../../engine/library/component-id.ts'

describe('component ids', () => {
  test('are the folded manufacturer and name with underscores', () => {
    expect(componentId('CSI Solar Co., Ltd.', 'CS6P-200P')).toBe('cec_csi_solar_co_ltd_cs6p_200p')
    expect(componentId('ABB', 'MICRO-0.25-I-OUTD-US-208 [208V]')).toBe('cec_abb_micro_0_25_i_outd_us_208_208v')
  })

  test('distinguish a model with a plus from the one without', () => {
    expect(componentId('Yingli', 'YL250P+')).toBe('cec_yingli_yl250p_plus')
  })

  test('drop diacritics', () => {
    expect(componentId('SOLAREVER TECNOLOGÍA', 'HİZ 1')).toBe('cec_solarever_tecnologia_hiz_1')
  })
})
