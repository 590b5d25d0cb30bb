{
  const start = async (replay) => {
    const packed = Uint8Array.from(atob(replay.querySelector("script").textContent), (byte) => byte.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    const { parts, frames, rounds } = await new Response(unpacked).json();
    const places = replay.querySelectorAll("[data-part]");
    const [back, forward] = replay.querySelectorAll("button");
    const slider = replay.querySelector("input");
    const round = replay.querySelector("select");

    const show = (at) => {
      slider.value = at;
      frames[at].forEach((part, nth) => {
        places[nth].innerHTML = parts[part];
      });
      round.value = rounds.filter((first) => first <= at).length - 1;
      back.disabled = at === 0;
      forward.disabled = at === frames.length - 1;
    };

    back.onclick = () => show(slider.valueAsNumber - 1);
    forward.onclick = () => show(slider.valueAsNumber + 1);
    slider.oninput = () => show(slider.valueAsNumber);
    round.onchange = () => show(rounds[round.value]);
    replay.querySelector(".controls").hidden = false;
    show(0);
  };

  // Each replay of a notebook brings this script: what another has started is left alone.
  for (const replay of document.querySelectorAll(".jantaku .replay:not([data-started])")) {
    replay.dataset.started = "";
    start(replay);
  }
}
