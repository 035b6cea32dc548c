"""Computes the shape of clear days of test/reality/shape.ts with pvlib, from the same light, and prints the columns as JSON.

Row shade is that of shaded_fraction1d. Thin film loses the shaded share of the beam; crystalline modules lose by
direct_martinez (Martinez-Moreno 2010), whose blocks are the strips of the row. The sky is not shaded.
"""
import json
import sys
import warnings

import numpy as np
import pandas as pd
from pvlib import atmosphere, irradiance, pvsystem, shading, solarposition, temperature, tracking

warnings.simplefilter("ignore")
SAPM = temperature.TEMPERATURE_MODEL_PARAMETERS["sapm"]["open_rack_glass_polymer"]
AIR_C, WIND_MPS, ALBEDO = 10, 2, 0.2


def shape(job):
    index = pd.DatetimeIndex(job["time"]).tz_localize("UTC")
    sun = solarposition.get_solarposition(index, job["latitude"], job["longitude"], job["elevation"])
    zenith, azimuth = sun["apparent_zenith"], sun["azimuth"]
    if job["isTracker"]:
        track = tracking.singleaxis(zenith, azimuth, 0, 180, job["rotationLimitDeg"], False, job["gcr"]).fillna(0)
        tilt, facing, rotation, axis = track["surface_tilt"], track["surface_azimuth"], track["tracker_theta"], 180
    else:
        tilt, facing, rotation, axis = job["tiltDeg"], job["azimuthDeg"], job["tiltDeg"], job["azimuthDeg"] - 90
    ghi, dni, dhi = (pd.Series(job[name], index) for name in ["ghi", "dni", "dhi"])
    extra = irradiance.get_extra_radiation(index)
    airmass = atmosphere.get_relative_airmass(zenith)
    light = irradiance.get_total_irradiance(tilt, facing, zenith, azimuth, dni, ghi, dhi, extra, airmass, ALBEDO, model="perez").fillna(0)
    shaded = shading.shaded_fraction1d(zenith, azimuth, axis, rotation, collector_width=job["gcr"], pitch=1)
    shaded = np.nan_to_num(np.clip(shaded, 0, 1))
    if job["blocks"] == 0:
        loss = light["poa_direct"] * shaded / light["poa_global"].clip(lower=1e-9)
    else:
        loss = shading.direct_martinez(light["poa_global"].clip(lower=1e-9), light["poa_direct"], shaded, np.ceil(shaded * job["blocks"]), job["blocks"])
    effective = light["poa_global"] * (1 - loss)
    cell = temperature.sapm_cell(light["poa_global"], AIR_C, WIND_MPS, **SAPM)
    return pvsystem.pvwatts_dc(effective, cell, 1, job["gammaPerK"]).fillna(0)


json.dump({job["name"]: [round(float(v), 6) for v in shape(job)] for job in json.load(open(sys.argv[1]))}, sys.stdout)
