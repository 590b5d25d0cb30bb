import { t } from "../texts/texts.ts";
import {
  askForPasskey,
  askWhichPasskey,
  enterByPasskey,
  keepPasskey,
  type Visitor,
} from "../wire/generated/wire.ts";
import { RequestError } from "./http.ts";
import { noted } from "./rooms.ts";

/** The browser must support passkeys for this address, and WebAuthn in JSON. */
export function hasPasskeys(visitor: Visitor | null): boolean {
  const knows = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return knows && visitor?.passkeys === location.origin;
}

/** A user without an account gets one of this name; its recovery codes are sent only now. */
export async function addPasskey(name?: string): Promise<readonly string[]> {
  const options = await askForPasskey(name === undefined ? {} : { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await ofDevice(navigator.credentials.create({ publicKey }));
  return (await keepPasskey(made)).codes;
}

export async function signInByPasskey(): Promise<Visitor> {
  const options = await askWhichPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const used = await ofDevice(navigator.credentials.get({ publicKey }));
  return noted(enterByPasskey(used));
}

/** Throws an error that the page can show. */
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
