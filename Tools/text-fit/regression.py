"""Robust regression on intervals: a Gaussian prior, errors with heavy tails.

Works on the Gram matrix of the samples' corrections, so that leaving samples out costs no more than
taking rows and columns away.
"""
import numpy as np
from scipy.linalg import cho_factor, cho_solve
from scipy.optimize import minimize
from scipy.stats import norm

SPREAD = 0.12  # points: what a good model leaves beside the rounding
DEGREES = 2.0  # of freedom of the errors' t distribution
ROUNDS = 8
DISTRUST = 1e-5  # the least weight of a sample


def within(mean, low, high, spread):
    """The mean of a normal variable that is known to lie between low and high."""
    a, b = (low - mean) / spread, (high - mean) / spread
    flip = a > 0
    a, b = np.where(flip, -b, a), np.where(flip, -a, b)
    mass = np.maximum(norm.cdf(b) - norm.cdf(a), 1e-12)
    shift = np.where(mass < 1e-8, b, -(norm.pdf(b) - norm.pdf(a)) / mass)
    return mean + spread * np.where(flip, -shift, shift)


def noise(low, high):
    return (high - low) ** 2 / 12 + SPREAD**2


def fit(gram, base, low, high):
    """The dual of the corrections (matrix.T @ dual are they), and how far each sample is trusted.

    About 2 % of the widths are stale or set by code; a sample far outside its interval loses weight.
    """
    step, middle = high - low, (low + high) / 2
    trust = 1 / (1 + np.minimum((middle - base) ** 2 / (4 * noise(low, high)), 1e4))
    target = middle
    for _ in range(ROUNDS):
        factor = cho_factor(gram + np.diag(noise(low, high) / trust), lower=True)
        dual = cho_solve(factor, target - base)
        prediction = base + gram @ dual
        outside = np.maximum(low - prediction, 0) + np.maximum(prediction - high, 0)
        trust = DEGREES / (DEGREES + (outside / SPREAD / 1.5) ** 2)
        trust = np.clip(trust, DISTRUST, 1)
        inner = within(prediction, low, high, SPREAD + step / 4)
        target = middle + 0.5 * (inner - middle)
    return dual, trust


def learn(grams, priors, base, low, high, rounds=25):
    """Deviations of the priors under which the trusted samples are likeliest (evidence).

    `grams` are the groups' Gram matrices at deviation one; a weak prior holds each deviation near
    where it starts. Slow: minutes.
    """
    names = list(grams)
    gram = sum(priors[n] ** 2 * g for n, g in grams.items())
    _, trust = fit(gram, base, low, high)
    kept = np.flatnonzero(trust > 0.15)
    y = ((low + high) / 2 - base)[kept]
    errors = noise(low, high)[kept] / trust[kept]
    parts = [grams[n][np.ix_(kept, kept)] for n in names]
    start = np.log([priors[n] for n in names])

    def cost(logs):
        total = sum(np.exp(2 * l) * g for l, g in zip(logs, parts)) + np.diag(errors)
        factor = cho_factor(total, lower=True)
        dual = cho_solve(factor, y)
        inverse = cho_solve(factor, np.eye(len(y)))
        slope = [np.exp(2 * l) * (np.sum(inverse * g) - dual @ g @ dual)
                 for l, g in zip(logs, parts)]
        drift = (logs - start) / 1.5
        value = 0.5 * y @ dual + np.log(np.diag(factor[0])).sum() + 0.5 * drift @ drift
        return value, np.array(slope) + drift / 1.5

    found = minimize(cost, start, jac=True, method="L-BFGS-B", options={"maxiter": rounds})
    return dict(zip(names, np.exp(found.x)))
