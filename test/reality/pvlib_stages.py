"""Computes the stages of test/reality/stages.ts with pvlib, from the same inputs, and prints the columns as JSON.

The models are those that a user of pvlib takes: perez, physical, sapm with the coefficients of the mount, and De Soto's
one-diode model fitted to the data sheet. Light measured in the plane is split by ghi_from_poa_driesse_2023 and erbs.
Trackers are those of tracking.singleaxis, and rears those of infinite_sheds with the sky of Hay and Davies.
"""
import json
import sys
import warnings

import numpy as np
import pandas as pd
from pvlib import atmosphere, iam, inverter, irradiance, ivtools, pvsystem, solarposition, temperature, tracking
from pvlib.bifacial import infinite_sheds

warnings.simplefilter("ignore")
THERMAL = {
    "open_rack": temperature.TEMPERATURE_MODEL_PARAMETERS["sapm"]["open_rack_glass_polymer"],
    "close_roof": temperature.TEMPERATURE_MODEL_PARAMETERS["sapm"]["close_mount_glass_glass"],
}
ALBEDO = 0.2


def column(values, index):
    return pd.Series(np.nan if values is None else np.array(values, dtype=float), index=index)


class Plant:
    def __init__(self, job):
        self.job = job
        site, plane = job["site"], job["plane"]
        zone = -int(site["timezone"])
        self.index = pd.DatetimeIndex(job["time"]).tz_localize(f"Etc/GMT{'+' if zone >= 0 else ''}{zone}")
        self.sun = solarposition.get_solarposition(self.index, site["latitude"], site["longitude"], site["elevation"])
        self.extra = irradiance.get_extra_radiation(self.index)
        self.airmass = atmosphere.get_relative_airmass(self.sun["apparent_zenith"])
        self.tilt, self.azimuth = self.turned(plane)
        self.albedo = self.given("albedo") if self.has("albedo") else ALBEDO
        self.aoi = irradiance.aoi(self.tilt, self.azimuth, self.sun["apparent_zenith"], self.sun["azimuth"])

    def turned(self, plane):
        if "tilt_deg" in plane:
            return plane["tilt_deg"], plane["azimuth_deg"]
        rows = tracking.singleaxis(
            self.sun["apparent_zenith"], self.sun["azimuth"], 0, plane["axis_azimuth_deg"], plane["rotation_limit_deg"], True, plane["gcr"]
        )
        return rows["surface_tilt"].fillna(0), rows["surface_azimuth"].fillna(plane["axis_azimuth_deg"])

    def given(self, name):
        return column(self.job["columns"].get(name), self.index)

    def has(self, name):
        return self.job["columns"].get(name) is not None

    def light(self, ghi, dni, dhi):
        return irradiance.get_total_irradiance(
            self.tilt, self.azimuth, self.sun["apparent_zenith"], self.sun["azimuth"], dni, ghi, dhi, self.extra, self.airmass, self.albedo, model="perez"
        ).fillna(0)

    def horizon(self):
        ghi = self.given("ghi").clip(lower=0)
        if self.has("dni"):
            return ghi, self.given("dni").clip(lower=0), self.given("dhi").clip(lower=0)
        split = irradiance.erbs(ghi, self.sun["zenith"], self.index)
        return ghi, split["dni"], split["dhi"]

    def from_horizon(self):
        return self.light(*self.horizon())

    def rear(self, ghi, dni, dhi):
        """Zero where the modules have one side."""
        plane, side = self.job["plane"], self.job.get("rear")
        if side is None:
            return 0.0
        pitch = plane["collector_width_m"] / plane["gcr"]
        return infinite_sheds.get_irradiance(
            self.tilt, self.azimuth, self.sun["apparent_zenith"], self.sun["azimuth"], plane["gcr"], side["height_m"], pitch, ghi, dhi, dni,
            self.albedo, model="haydavies", dni_extra=self.extra,
        )["poa_back"].fillna(0)

    def from_plane(self):
        poa = self.given("poa").clip(lower=0)
        ghi = irradiance.ghi_from_poa_driesse_2023(
            self.tilt, self.azimuth, self.sun["apparent_zenith"], self.sun["azimuth"], poa, self.extra, self.airmass, self.albedo
        )
        split = irradiance.erbs(ghi, self.sun["zenith"], self.index)
        light = self.light(ghi, split["dni"], split["dhi"])
        scale = (poa / light["poa_global"]).where(light["poa_global"] > 0, 0)
        return light.mul(scale, axis=0), self.rear(ghi, split["dni"], split["dhi"])

    def power(self, light, rear, back):
        module, losses = self.job["module"], self.job["losses"]
        diffuse = iam.marion_diffuse("physical", self.tilt)
        effective = (
            light["poa_direct"] * iam.physical(self.aoi)
            + light["poa_sky_diffuse"] * diffuse["sky"]
            + light["poa_ground_diffuse"] * np.nan_to_num(diffuse["ground"])
        ) * (1 - losses["soiling"]) + self.job.get("rear", {"bifaciality": 0})["bifaciality"] * rear
        cell = temperature.sapm_cell_from_module(back, light["poa_global"], THERMAL[self.job["mount"]]["deltaT"])
        watts = self.diode_watts(module, effective.clip(lower=0), cell)
        kept = 1.0
        for name in ["quality", "mismatch", "wiring", "age"]:
            kept *= 1 - losses[name]
        return pd.Series(watts * self.job["modules"] * kept, self.index)

    def diode_watts(self, module, effective, cell):
        """De Soto's model; where its fit does not converge (CIGS here), PVWatts."""
        sheet = [module[name] for name in ["v_mp_v", "i_mp_a", "v_oc_v", "i_sc_a", "mu_i_sc_a_per_k"]]
        try:
            fit, _ = ivtools.sdm.fit_desoto(*sheet, self.beta(module), module["cells_in_series"])
        except RuntimeError:
            return pvsystem.pvwatts_dc(effective, cell, module["p_nom_w"], module["mu_p_mp_per_k"])
        names = ["alpha_sc", "a_ref", "I_L_ref", "I_o_ref", "R_sh_ref", "R_s"]
        diode = pvsystem.calcparams_desoto(effective.values, cell.values, *[fit[name] for name in names])
        return pvsystem.max_power_point(*diode)["p_mp"]

    @staticmethod
    def beta(module):
        """V/K; where the sheet has none, that of the power with the current's taken off."""
        if module.get("mu_v_oc_v_per_k") is not None:
            return module["mu_v_oc_v_per_k"]
        return (module["mu_p_mp_per_k"] - module["mu_i_sc_a_per_k"] / module["i_sc_a"]) * module["v_mp_v"]

    def back(self, poa):
        sapm = THERMAL[self.job["mount"]]
        return temperature.sapm_module(poa, self.given("air"), self.given("wind").fillna(1), sapm["a"], sapm["b"])

    def stage(self, name):
        if name == "plane":
            return self.from_horizon()["poa_global"]
        if name == "temperature":
            return self.back(self.given("poa"))
        if name == "rear":
            return self.rear(*self.horizon())
        if name == "ac":
            sheet = self.job["inverter"]
            rated = 1000 * sheet["p_ac_nom_kw"] / sheet["efficiency"]
            return sheet["count"] * inverter.pvwatts(self.given("dc") / sheet["count"], rated, sheet["efficiency"])
        if name == "dc":
            return self.power(*self.from_plane(), self.given("module") if self.has("module") else self.back(self.given("poa")))
        light = self.from_horizon()
        return self.power(light, self.rear(*self.horizon()), self.back(light["poa_global"]))


answers = {}
for job in json.load(open(sys.argv[1])):
    plant = Plant(job)
    answers[job["name"]] = {stage: [None if np.isnan(v) else round(float(v), 4) for v in plant.stage(stage)] for stage in job["stages"]}
json.dump(answers, sys.stdout)
