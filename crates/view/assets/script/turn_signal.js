// Sound and vibration when it is one's turn. Only loaded by the pages of people who want them.

const { $, $$, table } = window.talking;

// Two notes, a fourth apart: frequency, and start in seconds.
const NOTES = [[659, 0], [880, 0.16]];
const VIBRATION = [120, 80, 120];

let audio = null;

/** Browsers let a page make sounds once somebody has touched it. */
function tune() {
  if (!window.AudioContext) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
}

function sound() {
  tune();
  for (const [frequency, at] of audio ? NOTES : []) {
    const [tone, volume, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.2, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.75);
  }
}

/** Only the first of several tabs of a table signals a turn. */
function isFirst(what) {
  try {
    if (localStorage.getItem("signalled") === what) return false;
    localStorage.setItem("signalled", what);
  } catch {
    // A browser without storage signals in every tab.
  }
  return true;
}

function signal(wanted) {
  if (wanted.sound) sound();
  if (wanted.vibration) navigator.vibrate?.(VIBRATION);
}

/** A table changes its state: signals if the viewer is asked now and was not before. */
function signalIfAsked(before, state, seq) {
  const { sound, vibration } = document.documentElement.dataset;
  const wanted = { sound: sound !== undefined, vibration: vibration !== undefined };
  const asked = before === "wait" && state === "turn";
  if (!asked || !(wanted.sound || wanted.vibration)) return;
  if (isFirst(`${table().dataset.game}-${seq}`)) signal(wanted);
}

window.talking.signalIfAsked = signalIfAsked;

if ("sound" in document.documentElement.dataset) {
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, tune, { once: true });
}

// The settings have a button to try it.
for (const button of $$("[data-signal]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const isWanted = (name) => $(`[name=${name}]`, button.form).checked;
    signal({ sound: isWanted("sound"), vibration: isWanted("vibration") });
  });
}
