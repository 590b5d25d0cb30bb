import { t } from "../texts/texts.ts";
import type { RecoveryCodes, Visitor } from "../wire/generated/wire.ts";
import { json, RequestError, request } from "./http.ts";
import { noted } from "./rooms.ts";

/** Whether the user can sign in by passkeys: their browser has them for this address, and speaks WebAuthn in JSON. */
export function hasPasskeys(visitor: Visitor | null): boolean {
  const knows = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return knows && visitor?.passkeys === location.origin;
}

/** Adds a passkey. Whoever has no account gets one of this name; its recovery codes are sent this one time. */
export async function addPasskey(name?: string): Promise<readonly string[]> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>(
    "/api/passkeys/options",
    json({ name }),
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await ofDevice(navigator.credentials.create({ publicKey }));
  return (await request<RecoveryCodes>("/api/passkeys", json(made))).codes;
}

export function removePasskey(id: number): Promise<void> {
  return request(`/api/passkeys/${id}`, { method: "DELETE" });
}

/** Signs in by whichever passkey the user chooses. */
export async function signInByPasskey(): Promise<Visitor> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>(
    "/api/passkeys/sign-in/options",
    json({}),
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = await ofDevice(navigator.credentials.get({ publicKey }));
  return noted(request("/api/passkeys/sign-in", json(used)));
}

/** What the user's device answers; an error for the page where it does not. */
async function ofDevice(answer: Promise<Credential | null>): Promise<Credential> {
  try {
    const credential = await answer;
    if (credential !== null) return credential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "InvalidStateError") throw new RequestError(t("passkey-already"));
  }
  throw new RequestError(t("passkey-none"));
}
