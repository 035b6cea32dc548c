"""Runs the plants of a job file through pvlib and PySAM and prints the time and the annual energy of each as JSON.

Only the work of a model that is already set up is timed: ModelChain.run_model with a finished weather frame, and execute() of a
PySAM model with assigned inputs. Setting up a model and reading its results is not timed.
"""
import json
import sys
import time
import warnings
from importlib.metadata import version

import pandas as pd
import PySAM.Pvsamv1 as pvsamv1
import PySAM.Pvwattsv8 as pvwattsv8
from pvlib.location import Location
from pvlib.modelchain import ModelChain
from pvlib.pvsystem import Array, FixedMount, PVSystem, SingleAxisTrackerMount

warnings.simplefilter("ignore")
AXIS_AZIMUTH_DEG = 180
PVWATTS_LOSSES = ["soiling", "shading", "snow", "mismatch", "wiring", "connections", "lid", "nameplate_rating", "age", "availability"]


def zone(hours):
    return f"Etc/GMT{'-' if hours >= 0 else '+'}{abs(hours)}"


def frame(weather):
    middle = pd.Timestamp(weather["start"], tz=zone(weather["timezone"])) + pd.Timedelta(minutes=weather["step_minutes"] / 2)
    index = pd.date_range(middle, periods=len(weather["ghi_wm2"]), freq=f"{weather['step_minutes']}min")
    columns = {"ghi": "ghi_wm2", "dhi": "dhi_wm2", "dni": "dni_wm2", "temp_air": "temp_air_c", "wind_speed": "wind_speed_ms"}
    return pd.DataFrame({name: weather[column] for name, column in columns.items()}, index=index)


def mount(plant):
    if plant["tracker"]:
        return SingleAxisTrackerMount(0, AXIS_AZIMUTH_DEG, plant["rotation_limit_deg"], True, plant["gcr"])
    return FixedMount(plant["tilt_deg"], plant["azimuth_deg"])


def location(plant):
    site = plant["site"]
    return Location(site["latitude"], site["longitude"], zone(site["timezone"]), site["elevation"])


def pvlib_detailed(plant):
    module, inverter = plant["module"], plant["inverter"]
    names = {
        "alpha_sc": "alpha_sc_a_per_k", "a_ref": "a_ref_v", "I_L_ref": "i_l_ref_a", "I_o_ref": "i_o_ref_a", "R_s": "r_s_ohm", "R_sh_ref": "r_sh_ref_ohm",
    }
    parameters = {name: module[field] for name, field in names.items()}
    parameters |= {"Adjust": module["adjust"] * 100, "n": plant["glass"]["n"], "K": plant["glass"]["k_per_m"], "L": plant["glass"]["thickness_m"]}
    sandia = {"Paco": "p_aco_w", "Pdco": "p_dco_w", "Vdco": "v_dco_v", "Pso": "p_so_w", "C0": "c0", "C1": "c1", "C2": "c2", "C3": "c3", "Pnt": "p_night_w"}
    array = Array(
        mount(plant),
        albedo=plant["albedo"],
        module_parameters=parameters,
        temperature_model_parameters={"u0": plant["u_c"], "u1": plant["u_v"]},
        modules_per_string=plant["modules_per_string"],
        strings=plant["strings"],
    )
    system = PVSystem([array], inverter_parameters={name: inverter[field] for name, field in sandia.items()})
    chain = ModelChain(
        system, location(plant), transposition_model="perez", aoi_model="physical", spectral_model="no_loss", dc_model="cec", ac_model="sandia",
        temperature_model="faiman", losses_model="no_loss",
    )
    weather = frame(plant["weather"])
    begun = time.perf_counter()
    chain.run_model(weather)
    millis = (time.perf_counter() - begun) * 1000
    return millis, float(chain.results.ac.sum()) / 1000


def pvlib_pvwatts(plant):
    array = Array(
        mount(plant),
        albedo=plant["albedo"],
        module_parameters={"pdc0": plant["dc_kw"] * 1000, "gamma_pdc": plant["gamma_per_k"]},
        temperature_model_parameters={"a": -3.47, "b": -0.0594, "deltaT": 3},
    )
    inverter = {"pdc0": plant["ac_kw"] * 1000 / 0.96, "eta_inv_nom": 0.96}
    system = PVSystem([array], inverter_parameters=inverter, losses_parameters=dict.fromkeys(PVWATTS_LOSSES, 0))
    chain = ModelChain.with_pvwatts(system, location(plant))
    weather = frame(plant["weather"])
    begun = time.perf_counter()
    chain.run_model(weather)
    millis = (time.perf_counter() - begun) * 1000
    return millis, float(chain.results.ac.sum()) / 1000


def sam_resource(plant):
    weather = plant["weather"]
    index = frame(weather).index
    return {
        "lat": plant["site"]["latitude"], "lon": plant["site"]["longitude"], "tz": weather["timezone"], "elev": plant["site"]["elevation"],
        "year": list(index.year), "month": list(index.month), "day": list(index.day), "hour": list(index.hour), "minute": list(index.minute),
        "gh": weather["ghi_wm2"], "df": weather["dhi_wm2"], "dn": weather["dni_wm2"], "tdry": weather["temp_air_c"], "wspd": weather["wind_speed_ms"],
    }


def timed_execute(model):
    begun = time.perf_counter()
    model.execute(0)
    return (time.perf_counter() - begun) * 1000


def sam_detailed(plant):
    module, inverter = plant["module"], plant["inverter"]
    model = pvsamv1.default("FlatPlatePVNone")
    cec = {
        "a_ref": "a_ref_v", "alpha_sc": "alpha_sc_a_per_k", "i_l_ref": "i_l_ref_a", "i_mp_ref": "i_mp_a", "i_o_ref": "i_o_ref_a", "i_sc_ref": "i_sc_a",
        "n_s": "cells_in_series", "r_s": "r_s_ohm", "r_sh_ref": "r_sh_ref_ohm", "t_noct": "noct_c", "v_mp_ref": "v_mp_v", "v_oc_ref": "v_oc_v",
    }
    snl = {
        "c0": "c0", "c1": "c1", "c2": "c2", "c3": "c3", "paco": "p_aco_w", "pdco": "p_dco_w", "pnt": "p_night_w", "pso": "p_so_w", "vdco": "v_dco_v",
        "vdcmax": "v_mppt_max_v",
    }
    values = {
        "solar_resource_data": sam_resource(plant), "irrad_mode": 2, "sky_model": 2, "albedo": [plant["albedo"]] * 12, "use_wf_albedo": 0,
        "module_model": 1, "cec_area": module["length_m"] * module["width_m"], "cec_adjust": module["adjust"] * 100, "cec_beta_oc": -0.0028 * module["v_oc_v"],
        "cec_temp_corr_mode": 0, "cec_standoff": 6, "cec_height": 0, "cec_is_bifacial": 0,
        "inverter_model": 0, "inverter_count": 1, "inv_num_mppt": 1, "mppt_low_inverter": inverter["v_mppt_min_v"], "mppt_hi_inverter": inverter["v_mppt_max_v"],
        "system_capacity": plant["dc_kw"],
        "subarray1_nstrings": plant["strings"], "subarray1_modules_per_string": plant["modules_per_string"], "subarray1_track_mode": int(plant["tracker"]),
        "subarray1_tilt": 0 if plant["tracker"] else plant["tilt_deg"], "subarray1_azimuth": plant["azimuth_deg"], "subarray1_gcr": plant["gcr"],
        "subarray1_backtrack": int(plant["tracker"]), "subarray1_rotlim": plant.get("rotation_limit_deg", 45), "subarray1_shade_mode": 0,
        "subarray1_soiling": [0] * 12, "subarray2_enable": 0, "subarray3_enable": 0, "subarray4_enable": 0,
        "acwiring_loss": 0, "transmission_loss": 0, "transformer_load_loss": 0, "transformer_no_load_loss": 0, "dcoptimizer_loss": 0, "en_dc_lifetime_losses": 0,
    }
    losses = ["mismatch", "diodeconn", "dcwiring", "tracking", "nameplate"]
    values |= {f"subarray1_{name}_loss": 0 for name in losses}
    values |= {f"cec_{name}": module[field] for name, field in cec.items()}
    values |= {f"inv_snl_{name}": inverter[field] for name, field in snl.items()}
    for name, value in values.items():
        model.value(name, value)
    millis = timed_execute(model)
    return millis, float(sum(model.Outputs.gen[: len(plant["weather"]["ghi_wm2"])]))


def sam_pvwatts(plant):
    model = pvwattsv8.new()
    values = {
        "solar_resource_data": sam_resource(plant), "albedo": [plant["albedo"]] * 12, "use_wf_albedo": 0, "system_capacity": plant["dc_kw"], "module_type": 0,
        "array_type": 3 if plant["tracker"] else 0, "tilt": plant["tilt_deg"], "azimuth": plant["azimuth_deg"], "gcr": plant["gcr"],
        "dc_ac_ratio": plant["dc_kw"] / plant["ac_kw"], "inv_eff": 96, "losses": 0, "adjust_constant": 0,
    }
    for name, value in values.items():
        model.value(name, value)
    millis = timed_execute(model)
    return millis, float(model.Outputs.ac_annual)


PEERS = {
    "detailed": {"pvlib ModelChain": pvlib_detailed, "SAM Pvsamv1": sam_detailed},
    "simple": {"pvlib PVWatts chain": pvlib_pvwatts, "SAM Pvwattsv8": sam_pvwatts},
}

with open(sys.argv[1], encoding="utf-8") as file:
    plants = json.load(file)
answers = []
for plant in plants:
    for name, peer in PEERS[plant["kind"]].items():
        millis, kilowatt_hours = peer(plant)
        answers.append({"plant": plant["name"], "peer": name, "millis": millis, "kwh": kilowatt_hours})
print(json.dumps({"versions": {name: version(name) for name in ("pvlib", "NREL-PySAM")}, "answers": answers}))
