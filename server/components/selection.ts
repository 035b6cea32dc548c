/**
 * The documented building blocks: current modules and inverters whose figures all have a source in
 * the library. The group of a module is its cell, that of an inverter its use.
 */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  topcon: [
    'pan_jinko_solar_jkm720n_66hl5_bdv',
    'pan_ja_solar_jam66d45_595_lb',
    'pan_ja_solar_jam66d45_615_lb',
    'cec_csi_solar_co_ltd_cs6_1_72tb_590h',
    'cec_csi_solar_co_ltd_cs6_1_72tb_610h',
    'cec_csi_solar_co_ltd_cs7n_700tb_ag',
    'cec_trina_solar_tsm_430ne09rc_05',
    'cec_trina_solar_co_ltd_tsm_700neg21c_20',
    'cec_qcells_north_america_q_tron_xl_g2_3_bfg_620',
  ],
  hjt: [
    'cec_rec_group_rec420aa_pure_r',
    'cec_rec_group_rec470aa_pure_rx',
    'cec_rec_group_rec640aa_pro_m',
    'cec_rec_group_rec670aa_pro_l',
    'cec_rec_group_rec730aa_pro_xl',
  ],
  back_contact: ['cec_maxeon_solar_technologies_ltd_spr_max6_420_blk', 'cec_maxeon_solar_technologies_ltd_spr_max6_440'],
  perc: ['pan_longi_lr5_72hbd_540m', 'pan_longi_lr5_72hbd_565m', 'pan_longi_lr5_78hbd_600m'],
  cdte: ['cec_first_solar_inc_fs_6480a_p', 'cec_first_solar_inc_fs_7540a_tr1', 'cec_first_solar_inc_fs_7550a_tr1'],
}

export const INVERTERS: Readonly<Record<string, readonly string[]>> = {
  string: [
    'cec_sma_america_sb7_7_1sp_us_41_240v',
    'cec_fronius_international_gmbh_fronius_symo_24_0_3_480_480v',
    'ond_sma_sunny_tripower_60_10_app02',
    'cec_goodwe_technologies_co_ltd_gw60k_smt_us_480v',
    'cec_huawei_technologies_co_ltd_sun2000_100ktl_ush0_800v',
    'ond_sungrow_sg125hv_app01',
    'cec_sma_america_shp_150_us_21_600v',
    'cec_sma_america_shp_172_us_21_660v',
    'cec_sungrow_power_supply_co_ltd_sg250hx_us_800v',
    'ond_chintpower_cps_sch275ktl_do_us_800',
    'cec_sungrow_power_supply_co_ltd_sg350hx_us_800v',
    'cec_chint_power_systems_america_cps_sch350ktl_do_us_800_800v',
  ],
  central: [
    'ond_ingeteam_ingecon_sun_1690tl_b650_outdoor',
    'ond_sma_sunny_central_2750_ev',
    'cec_sungrow_power_supply_co_ltd_sg3600ud_630v',
    'cec_sma_america_sc_4200_up_us_630v_3850a_630v',
    'cec_power_electronics_fs4200m_34500v',
    'ond_sungrow_sg4400ud_mv_us',
  ],
}
