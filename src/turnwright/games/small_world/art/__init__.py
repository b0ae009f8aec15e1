"""The pictures of Small World: terrain, emblems, tokens; all original drawings."""
